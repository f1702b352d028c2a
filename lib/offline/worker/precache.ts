import { savesData } from "../../browser/connection";
import { download, hasHash } from "./check-response";
import {
  cacheKey,
  filesCache,
  isHashed,
  openCache,
  pathOf,
} from "./file-cache";
import { isNeeded, languageOfPage } from "./kept-languages";
import { lineIsUp } from "./line";
import type { PrecacheManifest } from "./precache-manifest";
import { runConcurrently } from "./run-concurrently";

declare const self: ServiceWorkerGlobalScope;
declare const site: PrecacheManifest;

/** The languages of the open pages, and those cached before. */
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

/** The languages whose offline page is cached, also by the release before. */
async function languagesKept(): Promise<string[]> {
  return (await keptKeys())
    .map(({ url }) => pathOf(url))
    .filter((path) => path.endsWith("/offline/"))
    .map((path) => languageOfPage(path, site.languages));
}

/**
 * Downloads what is missing for readers of these languages. A failed install
 * continues here.
 */
export async function precacheFiles(read: ReadonlySet<string>) {
  const cache = await caches.open(filesCache);
  const keep = async (path: string) => {
    const response =
      (await fetchRight(path, isHashed(path) ? "default" : "no-cache")) ??
      // The browser's own cache may have a portal's page for it.
      (await fetchRight(path, "reload"));
    if (!response) throw new Error(`${path}: not what this release has`);

    await cache.put(cacheKey(path), response);
  };
  const missing = await missingFiles(read);
  // Last, because it marks that everything else in its language is there.
  const isLast = (path: string) => path.endsWith("/offline/");
  await runConcurrently(
    missing.filter((path) => !isLast(path)),
    keep,
  );
  await runConcurrently(missing.filter(isLast), keep);
}

/** The files that readers of these languages need and that are not cached. */
async function missingFiles(read: ReadonlySet<string>): Promise<string[]> {
  const kept = new Set((await keptKeys()).map(keyIn));
  return Object.keys(site.files).filter(
    (path) => isNeeded(path, read, site.languages) && !kept.has(cacheKey(path)),
  );
}

const keptKeys = async () =>
  (await (await openCache(filesCache))?.keys()) ?? [];

/** The key of a cached file: its address without the host. */
function keyIn({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** A file of this release, not a portal's page or another release's file. */
async function fetchRight(path: string, cache: RequestCache) {
  const file = await download(site.basePath + path, path, cache);
  return file && (await hasHash(file, site.files[path])) ? file : undefined;
}

/**
 * Caches files again that were deleted, and those of another language once a
 * page is read in it, unless data is expensive.
 */
export async function repair(path: string) {
  if (lineIsUp() === false) return;

  const language = languageOfPage(path, site.languages);
  const kept = await languagesKept().catch(() => []);
  if (kept.length > 0 && savesData()) return;
  await precacheFiles(new Set([...kept, language])).catch(() => undefined);
}

/** Deletes what this release does not have. */
export async function deleteOldFiles() {
  const current = new Set([
    ...Object.keys(site.files).map(cacheKey),
    ...Object.keys(site.parts).map((path) => site.basePath + path),
  ]);
  const cache = await caches.open(filesCache);
  for (const request of await cache.keys())
    if (!current.has(keyIn(request))) await cache.delete(request);
}
