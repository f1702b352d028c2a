/**
 * Files that are cached once they have been read: the chapters of the book, the
 * signs and their trainer; or pages when the visitor asks for all of them. They
 * are not tied to a release.
 */
import { asPublished, download } from "./check-response";
import { addressOf, findIn, openCache, pathOf } from "./file-cache";
import { isRuntimeFile } from "./kept-languages";
import { cachePictures } from "./pictures";
import type { PrecacheManifest } from "./precache-manifest";
import { runConcurrently } from "./run-concurrently";

declare const self: ServiceWorkerGlobalScope;
declare const site: PrecacheManifest;

const prefix = `menkyo-mitra${site.basePath}-pages-`;
const pagesCache = prefix + site.runtimeFiles;

/** A file from the cache of read files; undefined if it was not read. */
export async function findRuntimeFile(
  path: string,
): Promise<Response | undefined> {
  if (!isRuntimeFile(path, site.languages)) return undefined;

  return findIn(pagesCache, site.basePath + path);
}

/** Caches what came from the network, if it is the requested file. */
export async function keepRuntimeFile(path: string, response: Response) {
  const file = await asPublished(response, path);
  if (file) await keepFile(path, file);
}

/** Caches a file and the pictures that it shows. */
async function keepFile(path: string, file: Response) {
  const text = await file.clone().text();
  const cache = await openCache(pagesCache);
  await cache?.put(site.basePath + path, file).catch(() => undefined);
  await cachePictures(picturesIn(text));
}

/**
 * Caches pages that have not been read yet; resolves to whether all are there.
 */
export async function keepPages(
  addresses: readonly string[],
): Promise<boolean> {
  await runConcurrently(addresses, async (address) => {
    const path = pathOf(address);
    if (await findRuntimeFile(path)) return;
    const page = await download(address, path);
    if (page) await keepFile(path, page);
  }).catch(() => undefined);
  return hasPages(addresses);
}

/** Whether all of these pages are cached. */
export async function hasPages(addresses: readonly string[]) {
  for (const address of addresses)
    if (!(await findRuntimeFile(pathOf(address)))) return false;
  return true;
}

/** Pages that are open when the first worker installs were read before it. */
export async function keepOpenPages() {
  const pages = await self.clients.matchAll({
    includeUncontrolled: true,
    type: "window",
  });
  const addresses = pages
    .map(({ url }) => site.basePath + addressOf(pathOf(url)))
    .filter((address) => isRuntimeFile(pathOf(address), site.languages));
  await keepPages([...new Set(addresses)]);
}

/** When the pages have changed, the cached ones are fetched again. */
export async function renewRuntimePages() {
  for (const name of await oldCaches()) {
    const keys = await (await caches.open(name)).keys();
    await keepPages(keys.map(({ url }) => url));
  }
}

/** Deletes the pages as an older release had them. */
export async function deleteOldRuntimePages() {
  for (const name of await oldCaches()) await caches.delete(name);
}

async function oldCaches() {
  return (await caches.keys()).filter(
    (name) => name.startsWith(prefix) && name !== pagesCache,
  );
}

function picturesIn(html: string): string[] {
  const found = html.matchAll(/<img[^>]* src="([^"]*\/images\/[^"]+)"/g);
  return [...new Set([...found].map(([, address = ""]) => address))];
}
