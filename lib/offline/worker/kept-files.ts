import type { PrecacheManifest } from "./precache-manifest";

/** Put in by the export. */
declare const site: PrecacheManifest;

/** The cache of all files but the pictures. */
export const filesCache = `menkyo-mitra${site.basePath}-files`;

/** A cache; undefined where the disk refuses it. */
export function openCache(name: string): Promise<Cache | undefined> {
  return caches.open(name).catch(() => undefined);
}

/** The path at an address, without the base path. */
export const pathOf = (address: string) =>
  new URL(address, location.href).pathname.slice(site.basePath.length);

/** Whether a file never changes under its name. */
export const isHashed = (path: string) => path.startsWith("/_next/static/");

/**
 * Where a file is kept: its address and hash, so that a release of the site
 * shares what did not change with the one before.
 */
export function keyOf(path: string): string | undefined {
  const address = [path, `${path}/`, path.replace(/index\.html$/, "")].find(
    (address) => Object.hasOwn(site.files, address),
  );
  return address && cacheKey(address);
}

/** The same for the very address of the manifest. */
export const cacheKey = (address: string) =>
  `${site.basePath}${address}?v=${site.files[address]}`;

/** A file as it is kept; undefined where it is not. */
export async function findFile(path: string): Promise<Response | undefined> {
  const key = keyOf(path);
  if (!key) return undefined;

  const cache = await openCache(filesCache);
  return cache?.match(key, { ignoreVary: true }).catch(() => undefined);
}
