import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languageCodes, languages } from "@/content/languages";
import { isRuntimeFile } from "@/lib/offline/worker/kept-languages";
import { addressOf, filesIn } from "./pages";
import { expectFiles, expectFound, replace } from "./replace";

/** The folder of each language's pages: "" or "/ne". */
export const folderOf = Object.fromEntries(
  languageCodes.map((code) => [code, languages[code].prefix]),
);

/** Where the pages of each language lie: "", "ne/". */
const folders = languageCodes.map((code) =>
  `${languages[code].prefix}/`.slice(1),
);

const ofKinds = (
  folder: string,
  files: readonly string[],
  kinds: readonly RegExp[],
) => kinds.flatMap((kind) => expectFiles(folder, files, kind));

/** Few need it: its scripts are not kept for everybody. */
const signingPage = /^translate\/[^/]+\/index\.html$/;

const readKinds = [
  /^hazards\/[^/]+\.json$/,
  /^search\/(rules|questions)\.[^/]+\.json$/,
  /^trainer\/[^/]+\.json$/,
  /^readings\/[^/]+\.json$/,
  signingPage,
  ...folders.flatMap((folder) => [
    new RegExp(`^${folder}book/([^/]+/)?index\\.html$`),
    new RegExp(`^${folder}signs/([^/]+/)?index\\.html$`),
  ]),
];

/** What is kept once it is read. */
export function runtimeFiles(folder: string): string[] {
  const files = filesIn(folder).filter((file) =>
    isRuntimeFile(addressOf(file), folderOf),
  );
  const ofEachKind = new Set(ofKinds(folder, files, readKinds));
  return files.filter((file) => ofEachKind.has(file));
}

/**
 * The home screen in every view, exams, practice, the search, and the offline
 * pages.
 */
const keptPages = folders.flatMap((folder) =>
  [
    "",
    "sets/",
    "sets/[^/]+/",
    "exams/",
    "exams/[^/]+/",
    "practice/",
    "progress/",
    "search/",
    "offline/",
  ].map((path) => new RegExp(`^${folder}${path}index\\.html$`)),
);

/** What is kept of the files that these pages name. */
const namedKinds = [
  /^_next\/.*\.js$/,
  /^_next\/.*\.css$/,
  /^_next\/.*\.woff2$/,
  /webmanifest$/,
];

/** The questions of all sets, what papers are drawn from, what has a name. */
const dataKinds = [
  /^questions\/.*\.json$/,
  /^papers\/.*\.json$/,
  /^search\/names\..*\.json$/,
];

/**
 * What home screen and exams need: their pages, all sets, what papers are
 * drawn from, and the scripts, styles, fonts and drawings that these pages
 * name, and the notices. Other parts that are loaded later are kept when they
 * are first used, the pictures of a set when it is begun.
 */
export function precachedFiles(folder: string): string[] {
  const files = filesIn(folder);
  const pages = ofKinds(folder, files, keptPages);
  const html = pages.map((file) => withoutPolyfills(folder, file)).join("\n");
  // The pages that are kept once they are read have styles and scripts of their
  // own; nothing asks for the scripts while they are read.
  const readHtml = runtimeFiles(folder)
    .filter((file) => file.endsWith(".html") && !signingPage.test(file))
    .map((file) => withoutPolyfills(folder, file))
    .join("\n");
  // Of so much text only what can be named is asked for: it takes long.
  const namedIn = (text: string, kinds: readonly RegExp[]) =>
    ofKinds(
      folder,
      files
        .filter((file) => kinds.some((kind) => kind.test(file)))
        .filter((file) => text.includes(`/${file}`)),
      kinds,
    );

  const kept = new Set([
    ...pages,
    ...examParts(folder, pages),
    noticesPart(folder, files),
    ...ofKinds(folder, files, dataKinds),
    ...namedIn(html, namedKinds),
    ...namedIn(readHtml, [/\.css$/, /\.js$/]),
  ]);
  return files.filter((file) => kept.has(file));
}

/** A page without the scripts that only old browsers load. */
function withoutPolyfills(folder: string, file: string): string {
  const html = readFileSync(join(folder, file), "utf8");
  return replace({ file, html }, /<script[^>]*\snoModule[^>]*>/, 1, () => "")
    .html;
}

/**
 * What tells of a lost line. A page that is only read may need it before any
 * page has loaded it.
 */
function noticesPart(folder: string, files: readonly string[]): string {
  const parts = files.filter(
    (file) =>
      /^_next\/.*\.js$/.test(file) &&
      readFileSync(join(folder, file), "utf8").includes('className:"notices"'),
  );
  expectFound(folder, "the part with the notices", parts.length, 1);
  return parts[0]!;
}

/** What the scripts that only the exams' pages have load when one begins. */
function examParts(folder: string, pages: readonly string[]): string[] {
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

  const parts = own.flatMap((script) => named(read(`_next/${script}`)));
  expectFound(folder, "parts of an exam", parts.length, "at least 1");
  return parts.map((part) => `_next/${part}`);
}
