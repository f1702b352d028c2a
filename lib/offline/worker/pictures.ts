/** Keeps pictures and, in the same way, recorded voices. */
import { download } from "./check-response";
import { openCache, pathOf } from "./file-cache";
import type { PrecacheManifest } from "./precache-manifest";
import { partOf } from "./range";
import { runConcurrently } from "./run-concurrently";

declare const site: PrecacheManifest;

const picturesCache = `menkyo-mitra${site.basePath}-pictures-${site.pictures}`;

/** More than sets and book have today; the oldest are dropped. */
const MAX_PICTURES = 800;

/** A picture is the same, whatever query and headers ask for it. */
const anyQuery = { ignoreSearch: true, ignoreVary: true };

/** Whether a picture or a recording lies at a path of ours. */
export const isPicture = (path: string) => /^\/(images|audio)\//.test(path);

/** A picture, or the part that is asked for, from the cache, else the network. */
export async function loadPicture(request: Request) {
  const cache = await openCache(picturesCache);
  const picture = await cache?.match(request, anyQuery).catch(() => undefined);
  return picture ? partOf(picture, request) : fetch(request);
}

/** Caches pictures for offline use, as many as there is room for. */
export async function cachePictures(
  addresses: readonly string[],
): Promise<void> {
  const cache = await caches.open(picturesCache);
  await runConcurrently(addresses, async (address) => {
    if (await cache.match(address, anyQuery)) return;

    const picture = await download(address, pathOf(address));
    if (picture) await cache.put(address, picture);
  }).catch(() => undefined);

  const keys = await cache.keys();
  const surplus = keys.slice(0, Math.max(keys.length - MAX_PICTURES, 0));
  await Promise.all(surplus.map((key) => cache.delete(key)));
}

/** When a picture has changed, the cached ones are fetched again. */
export async function renewPictures() {
  for (const name of await oldPictureCaches()) {
    const keys = await (await caches.open(name)).keys();
    await cachePictures(keys.map(({ url }) => url));
  }
}

/** Deletes the pictures as an older release had them. */
export async function deleteOldPictures() {
  for (const name of await oldPictureCaches()) await caches.delete(name);
}

async function oldPictureCaches() {
  const prefix = `menkyo-mitra${site.basePath}-pictures-`;
  return (await caches.keys()).filter(
    (name) => name.startsWith(prefix) && name !== picturesCache,
  );
}
