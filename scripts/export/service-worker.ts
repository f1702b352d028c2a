import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { languageCodes, languages } from "@/content/languages";
import { isNeeded } from "@/lib/offline/worker/kept-languages";
import type { PrecacheManifest } from "@/lib/offline/worker/precache-manifest";
import { bundle } from "./bundle";
import { folderOf, precachedFiles, runtimeFiles } from "./offline-files";
import { addressOf, filesIn } from "./pages";
import { expectFiles, expectFound } from "./replace";

const source = "lib/offline/worker";

/**
 * Writes `sw.js`, which keeps the site for use offline; gives back the files
 * that it keeps. `SERVICE_WORKER=off` writes the one that removes itself
 * instead.
 */
export function writeServiceWorker(folder: string, basePath: string) {
  if (process.env.SERVICE_WORKER === "off") {
    write(folder, "sw.js", killSwitch());
    return [];
  }

  const files = precachedFiles(folder);
  const hashes = (files: readonly string[]) =>
    Object.fromEntries(
      files.map((file) => [addressOf(file), hash(folder, [file])]),
    );
  const site: PrecacheManifest = {
    basePath,
    files: hashes(files),
    parts: hashes(
      expectFiles(folder, filesIn(folder), /^_next\/static\//).filter(
        (file) => !files.includes(file),
      ),
    ),
    languages: folderOf,
    runtimeFiles: hash(folder, runtimeFiles(folder)),
    pictures: hash(
      folder,
      expectFiles(folder, filesIn(folder), /^(images|audio)\//),
    ),
  };
  write(folder, "sw.js", bundle(`${source}/worker.ts`, { site }));
  return files;
}

/**
 * Writes `offline.json`, which says how much the worker downloads in each
 * language for these files, and for the book.
 */
export function writeOfflineSizes(folder: string, files: readonly string[]) {
  const sizes = files.map((file) => ({
    path: addressOf(file),
    bytes: compressed(folder, file),
  }));
  /** What a reader of one language downloads. */
  const bytesIn = (code: string) =>
    sizes
      .filter(({ path }) => isNeeded(path, new Set([code]), folderOf))
      .reduce((sum, { bytes }) => sum + bytes, 0);
  const bytes = Object.fromEntries(
    languageCodes.map((code) => [code, bytesIn(code)]),
  );
  const book = bookBytes(folder);
  write(folder, "offline.json", JSON.stringify({ bytes, book }));
  return bytes;
}

/** The worker that removes itself. */
export const killSwitch = () => bundle(`${source}/kill-switch.ts`);

/** What the whole book downloads in each language, with its pictures. */
function bookBytes(folder: string) {
  const bytesOf = (prefix: string) => {
    const pages = expectFiles(
      folder,
      runtimeFiles(folder),
      new RegExp(`^${prefix}/book/`.replace("/", "")),
    );
    const picture = /images\/[\w/-]+\.svg/g;
    const pictures = pages.flatMap(
      (file) => readFileSync(join(folder, file), "utf8").match(picture) ?? [],
    );
    expectFound(`${prefix}/book/`, picture, pictures.length, "at least 1");
    return [...pages, ...new Set(pictures)]
      .map((file) => compressed(folder, file))
      .reduce((sum, bytes) => sum + bytes, 0);
  };
  return Object.fromEntries(
    languageCodes.map((code) => [code, bytesOf(languages[code].prefix)]),
  );
}

function hash(folder: string, files: readonly string[]): string {
  const sum = createHash("sha256");
  for (const file of files) sum.update(readFileSync(join(folder, file)));
  return sum.digest("base64url").slice(0, 10);
}

/**
 * What a host sends for a file that it compresses for each request. At the best
 * quality it is a tenth less, but that takes most of a minute.
 */
function compressed(folder: string, file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(readFileSync(join(folder, file)), { params })
    .length;
}

function write(folder: string, file: string, text: string) {
  writeFileSync(join(folder, file), text);
}
