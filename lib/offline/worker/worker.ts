/**
 * Caches the site for offline use. Published as `sw.js`; the export inserts
 * `site`.
 */
import { isData } from "./check-response";
import { addressOf, isFile, isHashed, pathOf } from "./file-cache";
import { lineIsUp } from "./line";
import {
  cachePictures,
  deleteOldPictures,
  isPicture,
  loadPicture,
  renewPictures,
} from "./pictures";
import {
  deleteOldFiles,
  languagesRead,
  precacheFiles,
  repair,
} from "./precache";
import type { PrecacheManifest } from "./precache-manifest";
import {
  deleteOldRuntimePages,
  hasPages,
  keepOpenPages,
  keepPages,
  renewRuntimePages,
} from "./runtime-cache";
import { cacheFirst, loadPart, openFile, openPage } from "./strategies";

declare const self: ServiceWorkerGlobalScope;
declare const site: PrecacheManifest;

self.addEventListener("install", (event) => {
  event.waitUntil(
    Promise.all([
      languagesRead().then(precacheFiles),
      renewPictures(),
      renewRuntimePages(),
    ]),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      deleteOldFiles(),
      deleteOldPictures(),
      deleteOldRuntimePages(),
      keepOpenPages(),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener("message", (event) => {
  const { type, addresses } = event.data as {
    type: "take-over" | "keep-pictures" | "keep-pages" | "has-pages" | "line";
    addresses: readonly string[];
  };
  if (type === "take-over") void self.skipWaiting();
  if (type === "line") event.ports[0]?.postMessage(lineIsUp());
  if (type === "keep-pictures") event.waitUntil(cachePictures(addresses));
  const answer = async (isKept: Promise<boolean>) =>
    event.ports[0]?.postMessage(await isKept);
  if (type === "keep-pages") event.waitUntil(answer(keepPages(addresses)));
  if (type === "has-pages") event.waitUntil(answer(hasPages(addresses)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isOurs =
    url.origin === location.origin &&
    url.pathname.startsWith(`${site.basePath}/`);
  if (!isOurs || request.method !== "GET") return;

  // The query is ignored: chat apps add fbclid, campaigns utm_source.
  const path = addressOf(pathOf(request.url));
  // Of the landing's video a part is not to be kept as the whole.
  if (request.headers.has("range") && !isPicture(path)) return;

  if (request.mode === "navigate") {
    const page = openPage(event, path);
    event.respondWith(page);
    event.waitUntil(page.then(() => repair(path)));
  } else if (isData(path)) event.respondWith(openFile(event, path));
  else if (isHashed(path)) event.respondWith(loadPart(event, path));
  else if (isFile(path)) event.respondWith(cacheFirst(request, path));
  else if (isPicture(path)) event.respondWith(loadPicture(request));
});
