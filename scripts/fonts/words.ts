import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Nepali words, joined as the script joins them. */
const nepali = /[\p{Script=Devanagari}।\u200d]+/gu;
/** Letters that Overpass may be asked for. */
const latin =
  /[^\p{Script=Devanagari}\p{Script=Han}\u2500-\u257f\u3000-\u30ff\uff00-\uffef।\s\u200d]/gu;
const japanese = /[\p{Script=Han}\u3000-\u30ff]/gu;

const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));

const find = (pattern: RegExp, files: readonly string[]) => [
  ...new Set(
    files.flatMap((file) => readFileSync(file, "utf8").match(pattern) ?? []),
  ),
];

/** The Nepali words of the whole site. */
export const nepaliWords = () =>
  find(nepali, [...sources("content"), ...sources("components")]);

const languages = "content/languages.ts";
const hero = "components/landing/hero-headline.tsx";

/** The Nepali word that every page in English shows. */
export const languageNames = () => find(nepali, [languages]);

/** Those of the landing's headline. */
export const nepaliHeadline = () => find(nepali, [hero]);

/** All others of the English interface. */
export const nepaliWordsInEnglish = () =>
  find(nepali, [
    "content/ui/en.ts",
    ...sources("components").filter((file) => file !== hero),
  ]);

/** The letters of everything else that is written in content. */
export const latinLetters = () =>
  find(latin, [...sources("content"), ...sources("components")]);

/** The Japanese of the headline and of the site's name. */
export const signLetters = () => find(japanese, [hero, "content/site.ts"]);

/** Everything that decides which letters the fonts have. */
export const siteText = () =>
  [
    nepaliWords,
    languageNames,
    nepaliHeadline,
    nepaliWordsInEnglish,
    latinLetters,
    signLetters,
  ]
    .map((words) => words().sort().join(" "))
    .join("\n");
