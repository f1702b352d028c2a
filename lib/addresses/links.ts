import { chapterIds } from "@/content/book/chapter-ids";
import type { ChapterId } from "@/content/book/schema";
import { hazardSetIds, type HazardSetId } from "@/content/hazards/sets";
import { defaultLanguage, languages, type Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import type { sceneGroup, SetGroup } from "@/content/set-groups";
import { signGroups, type SignGroupId } from "@/content/sign-groups";
import { site } from "@/content/site";
import { testIds, type TestId } from "@/content/tests";
import { isOffered } from "@/lib/addresses/set-language";

/** Folder that the site is published under, such as "/menkyo"; often empty. */
export const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? "";

/** What the home screen can show; each has an address of its own. */
export type View =
  | { mode: "landing" }
  | { mode: "chooser" }
  | { mode: "quiz"; setId: SetId };

/** Pages of the site beside the three views. */
export const pageNames = [
  "book",
  "book/errata",
  ...chapterIds.map(chapterPage),
  "exams",
  ...testIds.map(testPage),
  "practice",
  "progress",
  "recommended-book",
  "search",
  ...hazardSetIds.map(hazardPage),
  "signs",
  ...signGroups.map(({ id }) => signsPage(id)),
  "signs/trainer",
  "data",
  "teach",
  "about",
  "privacy",
  "terms",
] as const;

export type PageName = (typeof pageNames)[number];

/** Anchors of the landing page that the navigation links to. */
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
 * Address for a link to a view. A set without a page in the language is linked
 * in the default language.
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

/** Address of a question in its set. */
export function questionAddress(
  setId: SetId,
  id: number | string,
  language: Language,
): string {
  return `${viewAddress({ mode: "quiz", setId }, language)}#q${id}`;
}

/** Begins the name of a round of questions that are like one. */
export const LIKE = "like/";

/** Address of a round of questions that are like one. */
export function likeAddress(ref: string, language: Language): string {
  return `${pageAddress("practice", language)}#${LIKE}${ref}`;
}

/** The page that describes a test. */
export function testPage(test: TestId) {
  return `exams/${test}` as const;
}

/** The page of a chapter of the book. */
export function chapterPage(id: ChapterId) {
  return `book/${id}` as const;
}

/** The page of a group of signs. */
export function signsPage(group: SignGroupId) {
  return `signs/${group}` as const;
}

/**
 * Where a teacher's paper is answered: a whole one as an exam, any other on
 * the page for teachers.
 *
 * @param code as `formatPaper` writes it
 */
export function paperAddress(
  test: TestId,
  code: string,
  language: Language,
): string {
  return code.includes("-")
    ? `${pageAddress("teach", language)}#p=${code}`
    : `${pageAddress(testPage(test), language)}#${code}`;
}

/** The page of a set of hazard scenes. */
export function hazardPage(setId: HazardSetId) {
  return `sets/${setId}` as const;
}

/** Address of a section of the landing page. */
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

/** Address for a link to a page that is not a view. */
export function pageAddress(page: PageName, language: Language): string {
  return asset(pagePath(page, language));
}

/**
 * Path of the page on which a translation is read and signed. There is one for
 * each translation, in the default language: whoever reads it knows both.
 */
export function translatePath(translation: Language): string {
  return `/translate/${translation}/`;
}

/** The folder of the pages that other sites may show in a frame. */
export const EMBED = "/embed/";

/** Path of the page that shows a set in a frame of another site. */
export function embedPath(setId: SetId, language: Language): string {
  return EMBED + pathOf({ mode: "quiz", setId }, language).slice(1);
}

/** Puts the base path before the path of a file in `public/`. */
export function asset(path: string): string {
  return basePath + path;
}

/** Absolute address for search engines and chat previews. */
export function publicAddress(path: string): string {
  return site.address + asset(path);
}
