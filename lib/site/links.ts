import { chapterIds } from "@/content/book/chapter-ids";
import type { ChapterId } from "@/content/book/schema";
import type { HazardSetId } from "@/content/hazards/sets";
import {
  defaultLanguage,
  languageCodes,
  languages,
  type Language,
} from "@/content/languages";
import { questionSets, type SetId } from "@/content/question-sets";
import type { sceneGroup, SetGroup } from "@/content/set-groups";
import { signGroups, type SignGroupId } from "@/content/sign-groups";
import { site } from "@/content/site";
import type { TestId } from "@/content/tests";
import { isOffered } from "@/lib/sets/set-language";

/** Folder that the site is published under, such as "/menkyo"; often empty. */
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? "";

/** What the home screen can show; each has an address of its own. */
export type View =
  { mode: "landing" } | { mode: "chooser" } | { mode: "quiz"; setId: SetId };

/** Pages of the site beside the three views. */
export const pageNames = [
  "book",
  "book/errata",
  ...chapterPages(),
  "exams",
  "exams/karimenkyo",
  "exams/honmenkyo",
  "exams/gaimen",
  "practice",
  "progress",
  "recommended-book",
  "sets/hazards-1",
  "sets/hazards-2",
  "sets/hazards-3",
  "sets/hazards-4",
  "signs",
  ...signGroups.map(({ id }) => signsPage(id)),
  "signs/trainer",
  "about",
  "privacy",
  "terms",
] as const;

export type PageName = (typeof pageNames)[number];

/** The pages of the book's chapters. */
function chapterPages() {
  return chapterIds.map((id) => chapterPage(id));
}

/** Anchors of the landing that the navigation leads to. */
export type LandingAnchor = "home" | "sets" | "info";

/** Path of a view without the base path: "/", "/ne/sets/", "/sets/basic/". */
export function pathOf(view: View, language: Language): string {
  const path = {
    landing: "/",
    chooser: "/sets/",
    quiz: view.mode === "quiz" ? `/sets/${view.setId}/` : "",
  }[view.mode];

  return languages[language].prefix + path;
}

/**
 * Address to put into a link to a view. A set that has no page in the
 * language is offered in the default language.
 */
export function viewAddress(view: View, language: Language): string {
  const hasPage = view.mode !== "quiz" || isOffered(view.setId, language);
  return asset(pathOf(view, hasPage ? language : defaultLanguage));
}

/** Address of a group of sets in the chooser. */
export function groupAddress(
  group: SetGroup["id"] | (typeof sceneGroup)["id"],
  language: Language,
): string {
  return `${viewAddress({ mode: "chooser" }, language)}#${group}`;
}

/** The page that says what a test is like. */
export function testPage(test: TestId): PageName {
  return `exams/${test}`;
}

/** The page of a chapter of the book. */
export function chapterPage(id: ChapterId) {
  return `book/${id}` as const;
}

/** The page of a group of signs. */
export function signsPage(group: SignGroupId) {
  return `signs/${group}` as const;
}

/** The page of a set of hazard scenes. */
export function hazardPage(setId: HazardSetId): PageName {
  return `sets/${setId}`;
}

/** Address of a place on the landing. */
export function anchorAddress(
  anchor: LandingAnchor,
  language: Language,
): string {
  return `${viewAddress({ mode: "landing" }, language)}#${anchor}`;
}

/** Path of a page that is not a view, without the base path. */
export function pagePath(page: PageName, language: Language): string {
  return `${languages[language].prefix}/${page}/`;
}

/** Address to put into a link to a page that is not a view. */
export function pageAddress(page: PageName, language: Language): string {
  return asset(pagePath(page, language));
}

/** Address of a set's questions, a file that the export holds. */
export function questionsAddress(setId: SetId, language: Language): string {
  return asset(`/questions/${setId}.${language}.json`);
}

/** Address of what a test's papers are drawn from, a file of the export. */
export function poolAddress(test: TestId): string {
  return asset(`/papers/${test}.json`);
}

/** Address of what hazard scenes say, a file of the export. */
export function scenesAddress(language: Language): string {
  return asset(`/papers/hazards.${language}.json`);
}

/** Address of the list of all questions, without their texts. */
export const catalogueAddress = asset("/questions/catalogue.json");

/** Address of the names of all signs, a file of the export. */
export const signNamesAddress = asset("/signs/names.json");

/** Address of what the trainer asks, a file of the export. */
export function trainedSignsAddress(language: Language): string {
  return asset(`/trainer/signs.${language}.json`);
}

/** Address of the worker that keeps the site for use offline. */
export const workerAddress = asset("/sw.js");

/** Puts the base path before the path of a file in `public/`. */
export function asset(path: string): string {
  return basePath + path;
}

/** Absolute address for search engines and chat previews. */
export function publicAddress(path: string): string {
  return site.address + asset(path);
}

/**
 * The languages in which the page at a path exists, its path in each; none for
 * what is no page of ours. Both without the base path.
 */
export function versionsOf(path: string): Partial<Record<Language, string>> {
  const original = pathIn(defaultLanguage, path);
  const versions = languageCodes
    .map((language) => [language, pathIn(language, original)] as const)
    .filter(([, version]) => pathIn(defaultLanguage, version) === original);
  return Object.fromEntries(versions);
}

/**
 * The path of the same page in another language, both without the base path.
 * A set that has no page in that language leads to its chooser, and what is
 * no page of ours to the landing.
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
 * The view and language at a pathname, base path included; null when no view
 * lives there. A missing final slash is forgiven, and a final "index.html".
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
