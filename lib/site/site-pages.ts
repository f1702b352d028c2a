import { chapterIds } from "@/content/book/chapter-ids";
import {
  defaultLanguage,
  languageCodes,
  otherLanguages,
  type Language,
} from "@/content/languages";
import type { Day } from "@/content/rules/schema";
import { site } from "@/content/site";
import { setsOffered, firstLanguageOf } from "@/lib/addresses/set-language";
import { checkedOn, readChapter } from "@/lib/book/read-chapter";
import { readSet } from "@/lib/sets/read-set";
import {
  chapterPage,
  pageNames,
  pagePath,
  pathOf,
  translatePath,
  type PageName,
} from "../addresses/links";

/** A page for search engines. */
type SitePage = {
  /** Without the base path. */
  path: string;
  /** The day on which its content was last compared with the law. */
  checked: Day;
  /** How much it matters among the others, from 0 to 1; 0.5 if not named. */
  priority?: number;
};

/** Every page that search engines may list, in every language. */
export async function sitePages(): Promise<SitePage[]> {
  const pages = await Promise.all(languageCodes.map(pagesIn));
  return [
    ...pages.flat(),
    ...otherLanguages.map((language) => ({
      path: translatePath(language),
      checked: site.lawChecked,
      priority: 0.1,
    })),
  ];
}

async function pagesIn(language: Language): Promise<SitePage[]> {
  const paths = [
    pathOf({ mode: "landing" }, language),
    pathOf({ mode: "chooser" }, language),
  ];
  const pages = pageNames.map((page) => ({
    path: pagePath(page, language),
    checked: checkOf(page),
  }));
  const sets = setsOffered(language).map(async (setId) => {
    const questions = await readSet(setId, firstLanguageOf(setId, language));
    return {
      path: pathOf({ mode: "quiz", setId }, language),
      checked: latest(questions.map(({ checked }) => checked)),
    };
  });

  return [
    ...paths.map((path) => ({ path, checked: site.lawChecked })),
    ...pages,
    ...(await Promise.all(sets)),
  ];
}

/** Of a chapter, the newest check of its rules. */
function checkOf(page: PageName): Day {
  const id = chapterIds.find((one) => chapterPage(one) === page);
  return id ? checkedOn(readChapter(id, defaultLanguage)) : site.lawChecked;
}

function latest(days: readonly Day[]): Day {
  return days.reduce((a, b) => (a > b ? a : b), site.lawChecked);
}
