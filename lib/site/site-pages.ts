import { languageCodes, type Language } from "@/content/languages";
import type { Day } from "@/content/rules/schema";
import { site } from "@/content/site";
import { readSet } from "@/lib/sets/read-set";
import { setsOffered, firstLanguageOf } from "@/lib/sets/set-language";
import { pageNames, pagePath, pathOf } from "./links";

/** A page for search engines. */
type SitePage = {
  /** Without the base path. */
  path: string;
  /** The day on which its content was last compared with the law. */
  checked: Day;
};

/** Every page of the site that is to be found, in every language. */
export async function sitePages(): Promise<SitePage[]> {
  const pages = await Promise.all(languageCodes.map(pagesIn));
  return pages.flat();
}

async function pagesIn(language: Language): Promise<SitePage[]> {
  const paths = [
    pathOf({ mode: "landing" }, language),
    pathOf({ mode: "chooser" }, language),
    ...pageNames.map((page) => pagePath(page, language)),
  ];
  const sets = setsOffered(language).map(async (setId) => {
    const questions = await readSet(setId, firstLanguageOf(setId, language));
    return {
      path: pathOf({ mode: "quiz", setId }, language),
      checked: latest(questions.map(({ checked }) => checked)),
    };
  });

  return [
    ...paths.map((path) => ({ path, checked: site.lawChecked })),
    ...(await Promise.all(sets)),
  ];
}

function latest(days: readonly Day[]): Day {
  return days.reduce((a, b) => (a > b ? a : b), site.lawChecked);
}
