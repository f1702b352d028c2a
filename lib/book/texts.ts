import "server-only";
import { glossary, type TermId } from "@/content/book/glossary";
import type { AnyChapterText, TermText } from "@/content/book/ne/schema";
import type { ChapterId } from "@/content/book/schema";
import { tables, type NumberTable, type TableId } from "@/content/book/tables";
import { defaultLanguage, type Language } from "@/content/languages";
import { rules, type RuleId } from "@/content/rules";
import { translations } from "./translations";

/** A text of the book, and the language it is in. */
export type LocalizedText = { text: string; language: Language };

/** A text that exists only in English. */
export const inEnglish = (text: string): LocalizedText => ({
  text,
  language: defaultLanguage,
});

/** A text in a language, or in English if it is not translated. */
export function localize(
  language: Language,
  english: string,
  translated: string | undefined,
): LocalizedText {
  return translated === undefined
    ? inEnglish(english)
    : { text: translated, language };
}

/** The texts of one section. */
export type SectionTexts = AnyChapterText["sections"][number];

/** A rule's sentence in a language, else in English. */
export function ruleIn(id: RuleId, language: Language): LocalizedText {
  const text = translations[language]?.rules[id];
  return text === undefined ? inEnglish(rules[id].rule) : { text, language };
}

/** A chapter's own texts in a language; undefined if it has none. */
export function chapterTextIn(
  id: ChapterId,
  language: Language,
): AnyChapterText | undefined {
  return translations[language]?.chapters[id];
}

/** The texts of a table, all in one language, cell by cell. */
export function tableIn(id: TableId, language: Language) {
  const table: NumberTable = tables[id];
  const translated = translations[language]?.tables[id];
  return {
    language: translated ? language : defaultLanguage,
    title: translated?.title ?? table.title,
    columns: translated?.columns ?? table.columns,
    rows: table.rows.map(({ cells, rules }, index) => ({
      cells: translated?.rows[index] ?? cells,
      rules,
    })),
  };
}

/** A word of the tests and what it means, in a language, else in English. */
export function termIn(id: TermId, language: Language) {
  const { en, plain } = glossary[id];
  const translated: TermText | undefined = translations[language]?.glossary[id];
  return {
    word: localize(language, en, translated?.word),
    elsewhere: translated?.elsewhere ?? [],
    plain: localize(language, plain, translated?.plain),
  };
}
