import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { languageCodes, languages } from "@/content/languages";
import { isNeeded, isReadFile } from "@/lib/offline/worker/kept-languages";
import type { PrecacheManifest } from "@/lib/offline/worker/precache-manifest";
import { bundle } from "./bundle";
import { addressOf, filesIn } from "./pages";

const source = "lib/offline/worker";

/**
 * Writes `sw.js`, which keeps the site for use offline; gives back the files
 * that it keeps. `SERVICE_WORKER=off` writes the one that removes itself
 * instead.
 */
export function writeServiceWorker(folder: string, basePath: string) {
  if (process.env.SERVICE_WORKER === "off") {
    write(folder, "sw.js", offWorker());
    return [];
  }

  const files = keptFiles(folder);
  const hashes = (files: readonly string[]) =>
    Object.fromEntries(
      files.map((file) => [addressOf(file), hash(folder, [file])]),
    );
  const site: PrecacheManifest = {
    basePath,
    files: hashes(files),
    parts: hashes(
      filesIn(folder).filter(
        (file) => /^_next\/static\//.test(file) && !files.includes(file),
      ),
    ),
    languages: folderOf,
    readFiles: hash(folder, readFiles(folder)),
    pictures: hash(
      folder,
      filesIn(folder).filter((file) => file.startsWith("images/")),
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
export const offWorker = () => bundle(`${source}/off.ts`);

/** The home screen in every view, exams, practice, and the offline pages. */
const isKeptPage = (file: string) =>
  new RegExp(
    `^(${folders.join("|")})(((sets|exams)/([^/]+/)?|(practice|progress|offline)/)?index\\.html)$`,
  ).test(file);

/** The folder of each language's pages: "" or "/ne". */
const folderOf = Object.fromEntries(
  languageCodes.map((code) => [code, languages[code].prefix]),
);

/** What is kept once it is read. */
const readFiles = (folder: string) =>
  filesIn(folder).filter((file) => isReadFile(addressOf(file), folderOf));

/** What the whole book downloads in each language, with its pictures. */
function bookBytes(folder: string) {
  const bytesOf = (prefix: string) => {
    const pages = readFiles(folder).filter((file) =>
      file.startsWith(`${prefix}/book/`.slice(1)),
    );
    const pictures = pages.flatMap((file) =>
      readFileSync(join(folder, file), "utf8").match(/images\/[\w/-]+\.svg/g),
    );
    return [...pages, ...new Set(pictures.filter((file) => file !== null))]
      .map((file) => compressed(folder, file))
      .reduce((sum, bytes) => sum + bytes, 0);
  };
  return Object.fromEntries(
    languageCodes.map((code) => [code, bytesOf(languages[code].prefix)]),
  );
}

/** Where the pages of each language lie: "", "ne/". */
const folders = languageCodes.map((code) =>
  `${languages[code].prefix}/`.slice(1),
);

/**
 * What home screen and exams need: their pages, all sets, what papers are
 * drawn from, and the scripts, styles, fonts and drawings that these pages name. Parts that are loaded later are
 * kept when they are first used, the pictures of a set when it is begun.
 */
function keptFiles(folder: string): string[] {
  const files = filesIn(folder);
  const pages = files.filter(isKeptPage);
  const html = pages
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n")
    .replace(/<script[^>]*\snoModule[^>]*>/g, "");

  const later = examParts(folder, pages);
  // The pages that are kept once they are read have looks of their own.
  const looks = readFiles(folder)
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
  return files.filter((file) => {
    if (file.endsWith(".css") && looks.includes(`/${file}`)) return true;
    if (pages.includes(file) || later.has(file)) return true;
    if (/^(questions|papers)\/.*\.json$/.test(file)) return true;
    const isNamed = html.includes(`/${file}`);
    return isNamed && /^_next\/.*\.(js|css|woff2)$|webmanifest$/.test(file);
  });
}

/** What the scripts that only the exams' pages have load when one begins. */
function examParts(folder: string, pages: readonly string[]): Set<string> {
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const named = (text: string) =>
    text.match(/static\/chunks\/[\w~-]+\.(js|css)/g) ?? [];
  const isExam = (page: string) => /(^|\/)exams\//.test(page);
  const others = new Set(
    pages.filter((page) => !isExam(page)).flatMap((page) => named(read(page))),
  );
  const own = pages
    .filter(isExam)
    .flatMap((page) => named(read(page)))
    .filter((script) => !others.has(script));

  return new Set(
    own
      .flatMap((script) => named(read(`_next/${script}`)))
      .map((part) => `_next/${part}`),
  );
}

function hash(folder: string, files: readonly string[]): string {
  const sum = createHash("sha256");
  for (const file of files) sum.update(readFileSync(join(folder, file)));
  return sum.digest("base64url").slice(0, 10);
}

/** What a host sends for a file. */
function compressed(folder: string, file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(readFileSync(join(folder, file)), { params })
    .length;
}

function write(folder: string, file: string, text: string) {
  writeFileSync(join(folder, file), text);
}
