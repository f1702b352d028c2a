import { hasHash, isPage, isWhole } from "./check-response";
import {
  cacheKey,
  filesCache,
  findFile,
  isHashed,
  openCache,
  pathOf,
} from "./kept-files";
import { isNeeded, languageOfPage, offlinePage } from "./kept-languages";
import type { PrecacheManifest } from "./precache-manifest";
import { runConcurrently } from "./run-concurrently";

declare const self: ServiceWorkerGlobalScope;
declare const site: PrecacheManifest;

/** The languages of the pages that are open, and those that were kept before. */
export async function languagesRead(): Promise<Set<string>> {
  const pages = await self.clients.matchAll({
    includeUncontrolled: true,
    type: "window",
  });
  return new Set([
    ...pages.map(({ url }) => languageOfPage(pathOf(url), site.languages)),
    ...(await languagesKept()),
  ]);
}

/** Those whose offline page is kept, also by the release before. */
async function languagesKept(): Promise<string[]> {
  const keys = (await (await openCache(filesCache))?.keys()) ?? [];
  return keys
    .map(({ url }) => pathOf(url))
    .filter((path) => path.endsWith("/offline/"))
    .map((path) => languageOfPage(path, site.languages));
}

/**
 * Downloads what is not there yet for who reads these languages. An install
 * that failed goes on here.
 */
export async function precacheFiles(read: ReadonlySet<string>) {
  const cache = await caches.open(filesCache);
  const files = Object.keys(site.files).filter((path) =>
    isNeeded(path, read, site.languages),
  );
  const keep = async (path: string) => {
    const key = cacheKey(path);
    if (await cache.match(key, { ignoreVary: true })) return;

    const response =
      (await fetchRight(path, isHashed(path) ? "default" : "no-cache")) ??
      // The browser itself may hold a portal's page for it.
      (await fetchRight(path, "reload"));
    if (!response) throw new Error(`${path}: not what this release has`);

    await cache.put(key, response);
  };
  // Last, because it says that all the rest of its language is there.
  const isLast = (path: string) => path.endsWith("/offline/");
  await runConcurrently(
    files.filter((path) => !isLast(path)),
    keep,
  );
  await runConcurrently(files.filter(isLast), keep);
}

/** A file of this release; no portal's page, and of no other release. */
async function fetchRight(path: string, cache: RequestCache) {
  const response = await fetch(site.basePath + path, { cache });
  const isRight = isPage(path)
    ? await isWhole(response, path)
    : await hasHash(response, site.files[path]);
  return isRight ? response : undefined;
}

/**
 * Keeps the files again where a cleaner has deleted them, and those of another
 * language once a page is read in it, unless data is dear.
 */
export async function repair(path: string) {
  const language = languageOfPage(path, site.languages);
  const page = offlinePage(language, site.languages);
  if (!navigator.onLine || (await findFile(page))) return;

  const kept = await languagesKept().catch(() => []);
  if (kept.length > 0 && isDataDear()) return;
  await precacheFiles(new Set([...kept, language])).catch(() => undefined);
}

/** The visitor asked the browser to save data, as far as it tells. */
function isDataDear(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Deletes what this release does not have. */
export async function deleteOldFiles() {
  const current = new Set(Object.keys(site.files).map(cacheKey));
  const cache = await caches.open(filesCache);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!current.has(pathname + search)) await cache.delete(request);
  }
}
