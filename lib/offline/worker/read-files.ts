/**
 * Files that are kept once they are read: the chapters of the book, the signs,
 * what their trainer asks; or pages when somebody asks for all of them. No
 * release is bound to hold them.
 */
import { asPublished, download } from "./check-response";
import { addressOf, findIn, openCache, pathOf } from "./kept-files";
import { isReadFile } from "./kept-languages";
import { cachePictures } from "./pictures";
import type { PrecacheManifest } from "./precache-manifest";
import { runConcurrently } from "./run-concurrently";

declare const self: ServiceWorkerGlobalScope;
declare const site: PrecacheManifest;

const prefix = `menkyo-mitra${site.basePath}-pages-`;
const pagesCache = prefix + site.readFiles;

/** A file as it was read; undefined where it was not. */
export async function findReadFile(
  path: string,
): Promise<Response | undefined> {
  if (!isReadFile(path, site.languages)) return undefined;

  return findIn(pagesCache, site.basePath + path);
}

/** Keeps what came from the network, if it is the file that was asked for. */
export async function keepReadFile(path: string, response: Response) {
  const file = await asPublished(response, path);
  if (file) await keepFile(path, file);
}

/** Keeps a file, and the pictures that it shows. */
async function keepFile(path: string, file: Response) {
  const text = await file.clone().text();
  const cache = await openCache(pagesCache);
  await cache?.put(site.basePath + path, file).catch(() => undefined);
  await cachePictures(picturesIn(text));
}

/** Keeps pages that nobody has read yet; whether all of them are there now. */
export async function keepPages(
  addresses: readonly string[],
): Promise<boolean> {
  await runConcurrently(addresses, async (address) => {
    const path = pathOf(address);
    if (await findReadFile(path)) return;
    const page = await download(address, path);
    if (page) await keepFile(path, page);
  }).catch(() => undefined);
  return hasPages(addresses);
}

/** Whether all of these pages are kept. */
export async function hasPages(addresses: readonly string[]) {
  for (const address of addresses)
    if (!(await findReadFile(pathOf(address)))) return false;
  return true;
}

/** Those that are open while the first worker comes were read before it. */
export async function keepOpenPages() {
  const pages = await self.clients.matchAll({
    includeUncontrolled: true,
    type: "window",
  });
  const addresses = pages
    .map(({ url }) => site.basePath + addressOf(pathOf(url)))
    .filter((address) => isReadFile(pathOf(address), site.languages));
  await keepPages([...new Set(addresses)]);
}

/** When the pages changed, those that were kept are fetched anew. */
export async function renewReadPages() {
  for (const name of await oldCaches()) {
    const keys = await (await caches.open(name)).keys();
    await keepPages(keys.map(({ url }) => url));
  }
}

/** Deletes the pages as an older release had them. */
export async function deleteOldReadPages() {
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
