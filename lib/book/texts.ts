import "server-only";
import * as ne from "@/content/book/ne";
import type { AnyChapterText } from "@/content/book/ne/schema";
import type { ChapterId } from "@/content/book/schema";
import { defaultLanguage, type Language } from "@/content/languages";
import { rules, type RuleId } from "@/content/rules";

/** The book in other languages than its own, as far as it is translated. */
const translations: Partial<Record<Language, typeof ne>> = { ne };

/** A text of the book, and the language that it is there in. */
export type Told = { text: string; language: Language };

/** What is written in English alone. */
export const inEnglish = (text: string): Told => ({
  text,
  language: defaultLanguage,
});

/** A rule's sentence in a language, else in English. */
export function ruleIn(id: RuleId, language: Language): Told {
  const text = translations[language]?.rules[id];
  return text === undefined ? inEnglish(rules[id].rule) : { text, language };
}

/** A chapter's own texts in a language; undefined where it has none. */
export function chapterTextIn(
  id: ChapterId,
  language: Language,
): AnyChapterText | undefined {
  return translations[language]?.chapters[id];
}
