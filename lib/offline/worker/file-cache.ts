import type { PrecacheManifest } from "./precache-manifest";

/** Inserted by the export. */
declare const site: PrecacheManifest;

/** The cache of all files but the pictures. */
export const filesCache = `menkyo-mitra${site.basePath}-files`;

/** A cache; undefined if the disk refuses it. */
export async function openCache(name: string): Promise<Cache | undefined> {
  try {
    return await caches.open(name);
  } catch {
    return undefined;
  }
}

/** What a cache has under a key; also undefined if it cannot be read. */
export async function findIn(
  name: string,
  key: string,
): Promise<Response | undefined> {
  const cache = await openCache(name);
  return cache?.match(key, { ignoreVary: true }).catch(() => undefined);
}

/** The path at an address, without the base path. */
export const pathOf = (address: string) =>
  new URL(address, location.href).pathname.slice(site.basePath.length);

/** Whether a file never changes under its name. */
export const isHashed = (path: string) => path.startsWith("/_next/static/");

/**
 * The address in the manifest for a path that was asked for: pages also come
 * without their last slash, with one too many, or with the name of their file.
 */
export function addressOf(asked: string): string {
  const path = asked.replace(/\/+/g, "/");
  const [, folder = "", file = ""] = /^(.*\/)([^/]*)$/.exec(path) ?? [];
  if (file === "index.html") return folder;
  return file === "" || file.includes(".") ? path : `${path}/`;
}

/**
 * The cache key of a file: its address and hash, so that a release shares
 * unchanged files with the one before.
 */
export const cacheKey = (address: string) =>
  `${site.basePath}${address}?v=${site.files[address]}`;

/** Whether this release caches a file for everybody. */
export const isFile = (address: string) => Object.hasOwn(site.files, address);

/** A file from the cache; undefined if it is not there. */
export async function findFile(address: string): Promise<Response | undefined> {
  return isFile(address) ? findIn(filesCache, cacheKey(address)) : undefined;
}
