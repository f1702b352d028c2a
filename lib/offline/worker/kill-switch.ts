/**
 * Published as `sw.js`, this retires the service worker: it removes the caches
 * and itself, and interrupts nobody.
 */
export {};

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(remove());
});

async function remove() {
  for (const name of await caches.keys())
    if (name.startsWith("menkyo-mitra")) await caches.delete(name);
  await self.registration.unregister();
}
