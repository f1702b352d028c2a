/**
 * Keeps the site for use offline. Published as `sw.js`; the export puts `site`
 * in.
 */
import { hasHash, isData, isOurs, isPage } from "./check-response";
import type { PrecacheManifest } from "./precache-manifest";

declare const self: ServiceWorkerGlobalScope;
declare const site: PrecacheManifest;

const filesCache = `menkyo-mitra${site.basePath}-files`;
const picturesCache = `menkyo-mitra${site.basePath}-pictures-${site.pictures}`;

/** How long a page or a set may take before the kept one is shown, in ms. */
const TIMEOUT = 3000;

/** More than the sets have today; the oldest are dropped. */
const MAX_PICTURES = 400;

/** Downloads at a time, so that a slow line still answers the visitor. */
const CONCURRENCY = 4;

/** A picture is the same, whatever query and headers ask for it. */
const anyQuery = { ignoreSearch: true, ignoreVary: true };

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([precacheFiles(), renewPictures()]));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([deleteOldFiles(), self.clients.claim()]));
});

self.addEventListener("message", (event) => {
  const { type, addresses } = event.data as {
    type: "take-over" | "keep-pictures";
    addresses: readonly string[];
  };
  if (type === "take-over") void self.skipWaiting();
  if (type === "keep-pictures") event.waitUntil(cachePictures(addresses));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isOurs =
    url.origin === location.origin &&
    url.pathname.startsWith(`${site.basePath}/`);
  if (!isOurs || request.method !== "GET" || request.headers.has("range"))
    return;

  // The query is ignored: chat apps add fbclid, campaigns utm_source.
  const path = pathOf(request.url);
  if (request.mode === "navigate") {
    event.respondWith(openPage(request, path));
    event.waitUntil(repair());
  } else if (isData(path)) event.respondWith(networkFirst(request, path));
  else if (keyOf(path)) event.respondWith(cacheFirst(request, path));
  else if (isHashed(path)) event.respondWith(loadChunk(request, path));
  else if (isPicture(path)) event.respondWith(loadPicture(request));
});

/** A page from the network, else as it was kept, else the offline page. */
async function openPage(request: Request, path: string): Promise<Response> {
  try {
    return await networkFirst(request, path);
  } catch {
    return (await findFile("/offline/")) ?? Response.error();
  }
}

/**
 * The network's answer. Where a file is kept, that one instead if the answer
 * takes too long, is a refusal, or is not what was asked for.
 */
async function networkFirst(request: Request, path: string): Promise<Response> {
  const file = await findFile(path);
  if (!file) return fetch(request);

  const timeout = new Promise<undefined>((resolve) =>
    setTimeout(resolve, TIMEOUT, undefined),
  );
  return (await Promise.race([askNetwork(request, path), timeout])) ?? file;
}

/** The network's answer, if it is one to believe. */
async function askNetwork(request: Request, path: string) {
  try {
    const answer = await fetch(request);
    const isGone = answer.status === 404 || answer.status === 410;
    const isRight = isGone || (answer.ok && (await isOurs(answer, path)));
    return isRight ? answer : undefined;
  } catch {
    return undefined;
  }
}

async function cacheFirst(request: Request, path: string) {
  return (await findFile(path)) ?? fetch(request);
}

/** A part that is loaded later; it never changes under its name. */
async function loadChunk(request: Request, path: string) {
  const cache = await openCache(filesCache);
  const address = site.basePath + path;
  const part = await cache?.match(address, { ignoreVary: true });
  if (part) return part;

  const response = await fetch(request);
  if (response.ok && (await isOurs(response, path)))
    // Without room it runs all the same.
    await cache?.put(address, response.clone()).catch(() => undefined);
  return response;
}

async function loadPicture(request: Request) {
  const cache = await openCache(picturesCache);
  const picture = await cache?.match(request, anyQuery);
  return picture ?? fetch(request);
}

/** A cache; undefined where the disk refuses it. */
function openCache(name: string): Promise<Cache | undefined> {
  return caches.open(name).catch(() => undefined);
}

/** The path at an address, without the base path. */
const pathOf = (address: string) =>
  new URL(address, location.href).pathname.slice(site.basePath.length);

const isHashed = (path: string) => path.startsWith("/_next/static/");

const isPicture = (path: string) => path.startsWith("/images/");

/**
 * Where a file is kept: its address and hash, so that a release of the site
 * shares what did not change with the one before.
 */
function keyOf(path: string): string | undefined {
  const address = [path, `${path}/`, path.replace(/index\.html$/, "")].find(
    (address) => Object.hasOwn(site.files, address),
  );
  return address && cacheKey(address);
}

const cacheKey = (address: string) =>
  `${site.basePath}${address}?v=${site.files[address]}`;

async function findFile(path: string) {
  const key = keyOf(path);
  if (!key) return undefined;

  const cache = await openCache(filesCache);
  return cache?.match(key, { ignoreVary: true }).catch(() => undefined);
}

/** Downloads what is not there yet. An install that failed goes on here. */
async function precacheFiles() {
  const cache = await caches.open(filesCache);
  await runConcurrently(Object.keys(site.files), async (path) => {
    const key = cacheKey(path);
    if (await cache.match(key, { ignoreVary: true })) return;

    const response = await fetch(site.basePath + path, {
      cache: isHashed(path) ? "default" : "no-cache",
    });
    // A portal's page, or a file of another release, is not kept as this one.
    const isRight = isPage(path)
      ? response.ok && (await isOurs(response, path))
      : await hasHash(response, site.files[path]);
    if (!isRight) throw new Error(`${path}: not what this release has`);

    await cache.put(key, response);
  });
}

/** Keeps the files again where a cleaner has deleted them. */
async function repair() {
  const isWhole = (await findFile("/offline/")) !== undefined;
  if (!isWhole && navigator.onLine)
    await precacheFiles().catch(() => undefined);
}

async function cachePictures(addresses: readonly string[]) {
  const cache = await caches.open(picturesCache);
  await runConcurrently(addresses, async (address) => {
    if (await cache.match(address, anyQuery)) return;

    const response = await fetch(address, { cache: "no-cache" });
    if (response.ok && (await isOurs(response, pathOf(address))))
      await cache.put(address, response);
  }).catch(() => undefined);

  const keys = await cache.keys();
  const surplus = keys.slice(0, Math.max(keys.length - MAX_PICTURES, 0));
  await Promise.all(surplus.map((key) => cache.delete(key)));
}

/** When a picture changed, those that were kept are fetched anew. */
async function renewPictures() {
  for (const name of await oldPictureCaches()) {
    const keys = await (await caches.open(name)).keys();
    await cachePictures(keys.map(({ url }) => url));
  }
}

async function oldPictureCaches() {
  const prefix = `menkyo-mitra${site.basePath}-pictures-`;
  return (await caches.keys()).filter(
    (name) => name.startsWith(prefix) && name !== picturesCache,
  );
}

async function deleteOldFiles() {
  const current = new Set(Object.keys(site.files).map(cacheKey));
  const cache = await caches.open(filesCache);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!current.has(pathname + search)) await cache.delete(request);
  }
  for (const name of await oldPictureCaches()) await caches.delete(name);
}

/** Runs a task for each item, a few at a time. */
async function runConcurrently<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
) {
  const waiting = [...items];
  const line = async () => {
    for (let item; (item = waiting.shift()) !== undefined;) await task(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, line));
}
