import {
  defaultLanguage,
  languageCodes,
  languages,
  type Language,
} from "@/content/languages";
import { questionSets, type SetId } from "@/content/question-sets";
import {
  asset,
  basePath,
  pageNames,
  pagePath,
  pathOf,
  type View,
} from "./links";
import { isOffered } from "./set-language";

/**
 * The languages in which the page at a path exists, with its path in each;
 * empty if the site has no such page. Paths are without the base path.
 */
export function alternateAddresses(
  path: string,
): Partial<Record<Language, string>> {
  const original = pathIn(defaultLanguage, path);
  const versions = languageCodes
    .map((language) => [language, pathIn(language, original)] as const)
    .filter(([, version]) => pathIn(defaultLanguage, version) === original);
  const isPage = versions.some(([, version]) => version === path);
  return isPage ? Object.fromEntries(versions) : {};
}

/**
 * The path of the same page in another language, both without the base path.
 * The chooser if the set has no page in that language, and the landing page if
 * the site has no such page.
 */
export function pathIn(language: Language, path: string): string {
  const view = viewAt(asset(path))?.view;
  if (view) {
    const hasPage = view.mode !== "quiz" || isOffered(view.setId, language);
    return pathOf(hasPage ? view : { mode: "chooser" }, language);
  }

  const page = pageNames.find((name) =>
    languageCodes.some((code) => pagePath(name, code) === path),
  );
  return page
    ? pagePath(page, language)
    : pathOf({ mode: "landing" }, language);
}

/**
 * The view and language at a pathname, base path included; null if there is no
 * view. A missing final slash and a final "index.html" are accepted.
 */
export function viewAt(
  pathname: string,
): { view: View; language: Language } | null {
  if (!pathname.startsWith(basePath)) return null;

  const parts = pathname
    .slice(basePath.length)
    .replace(/\/index\.html$/, "/")
    .split("/")
    .filter(Boolean);
  const language =
    languageCodes.find((code) => languages[code].prefix === `/${parts[0]}`) ??
    defaultLanguage;
  if (languages[language].prefix !== "") parts.shift();

  const [area, setId, ...rest] = parts;
  if (area === undefined) return { view: { mode: "landing" }, language };
  if (area !== "sets" || rest.length > 0) return null;
  if (setId === undefined) return { view: { mode: "chooser" }, language };
  if (!isSetId(setId)) return null;
  return { view: { mode: "quiz", setId }, language };
}

function isSetId(text: string): text is SetId {
  return Object.hasOwn(questionSets, text);
}
