import { isPage } from "./check-response";
import type { PrecacheManifest } from "./precache-manifest";

type Languages = PrecacheManifest["languages"];

/** The language of a page at a path of the site, without the base path. */
export function languageOfPage(path: string, languages: Languages): string {
  const codes = Object.keys(languages);
  return (
    codes.find((code) => path.startsWith(`${languages[code] || "/?"}/`)) ??
    codes.find((code) => languages[code] === "") ??
    ""
  );
}

/**
 * Whether a reader of these languages needs a file: pages and questions are
 * there once a language, everything else serves them all.
 */
export function isNeeded(
  path: string,
  read: ReadonlySet<string>,
  languages: Languages,
): boolean {
  const code = /\.([a-z]+)\.json$/.exec(path)?.[1];
  if (code !== undefined && Object.hasOwn(languages, code))
    return read.has(code);
  return !isPage(path) || read.has(languageOfPage(path, languages));
}

/**
 * Whether a file is kept once it is read: book, signs, trainer, films, most of
 * the search, and what is read to sign a translation.
 */
export function isRuntimeFile(path: string, languages: Languages): boolean {
  const isPageOf = (folder: string) =>
    new RegExp(`^${folder}/(book|signs)/([^/]+/)?$`).test(path);
  return (
    /^\/((hazards|trainer|readings)\/[^/]+|search\/(rules|questions)\.[^/]+)\.json$/.test(
      path,
    ) ||
    /^\/translate\/[^/]+\/$/.test(path) ||
    Object.values(languages).some(isPageOf)
  );
}

/** The page that stands for one that is not kept, in the same language. */
export function offlinePage(language: string, languages: Languages): string {
  return `${languages[language] ?? ""}/offline/`;
}
