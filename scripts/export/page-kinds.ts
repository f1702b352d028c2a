import { languageCodes } from "@/content/languages";
import {
  embedPath,
  pageNames,
  pagePath,
  pathOf,
  type PageName,
} from "@/lib/addresses/links";
import { setsOffered } from "@/lib/addresses/set-language";
import { addressOf } from "./pages";
import { expectFound } from "./replace";

/** The paths of pages that the steps of the export treat apart. */
const kinds = {
  /** A set of questions: the quiz, and the study list below it. */
  set: languageCodes.flatMap((language) =>
    setsOffered(language).map((setId) =>
      pathOf({ mode: "quiz", setId }, language),
    ),
  ),
  /** Landing and chooser: they lead to what the learner does next. */
  start: languageCodes.flatMap((language) => [
    pathOf({ mode: "landing" }, language),
    pathOf({ mode: "chooser" }, language),
  ]),
  progress: pagesNamed("progress"),
  /** Is made of what the browser keeps, and holds what a first visit shows. */
  kept: (["practice", "progress", "signs/trainer"] as const).flatMap(
    pagesNamed,
  ),
  /** Shows a document of another host in a frame. */
  frame: pagesNamed("recommended-book"),
  /** A set for a frame in another site's page; runs without the app. */
  embed: languageCodes.flatMap((language) =>
    setsOffered(language).map((setId) => embedPath(setId, language)),
  ),
  /** Is read, and needs the app for nothing of its own. */
  reading: pageNames.filter(isRead).flatMap(pagesNamed),
};

/** Whether a file of the export is a page of this kind. */
export function isPageOf(kind: keyof typeof kinds, file: string): boolean {
  return kinds[kind].includes(addressOf(file));
}

/** Stops the build where a page of one of these kinds is missing. */
export function expectKinds(folder: string, files: readonly string[]) {
  const addresses = files.map(addressOf);
  for (const path of Object.values(kinds).flat()) {
    const found = addresses.filter((address) => address === path).length;
    expectFound(folder, path, found, 1);
  }
}

/**
 * The book's contents offer to keep it offline, which only the app can do, and
 * a search is a field, which starts the app.
 */
function isRead(page: PageName): boolean {
  return (
    ["about", "data", "privacy", "search", "terms"].includes(page) ||
    page.startsWith("book/") ||
    (page.startsWith("signs") && page !== "signs/trainer")
  );
}

function pagesNamed(page: PageName): string[] {
  return languageCodes.map((language) => pagePath(page, language));
}
