import "server-only";
import type { ChapterId } from "@/content/book/schema";
import { defaultLanguage, type Language } from "@/content/languages";
import { rules, type RuleId } from "@/content/rules";
import { readChapter, type ReadSection } from "../book/read-chapter";
import { ruleIn, tableIn, termIn } from "../book/texts";
import { linesOf } from "./lines";
import type { SignedText, TextGroup, Translation } from "./texts";

/** A chapter's title, its sections, and the rules that are at home in it. */
export function readBook(id: ChapterId, language: Translation): TextGroup {
  const own = readChapter(id, language);
  const english = readChapter(id, defaultLanguage);
  const ofSection = (section: ReadSection, index: number): SignedText[] => {
    const source = english.sections[index]!;
    return [
      {
        ref: `book/${id}/${slugOf(source.heading.text)}`,
        lines: linesOf(
          sectionTexts(section, language),
          sectionTexts(source, defaultLanguage),
        ),
        asks: [],
      },
      ...section.listed
        .filter((rule) => rule.place === `${id}#${rule.id}`)
        .map((rule) => readRuleText(rule.id, language)),
    ];
  };
  return {
    id: `book/${id}`,
    texts: [
      {
        ref: `book/${id}`,
        lines: linesOf(
          [own.title.text, own.intro.text],
          [english.title.text, english.intro.text],
        ),
        asks: [],
      },
      ...own.sections.flatMap(ofSection),
    ],
  };
}

/** A section's English title as a part of a ref: it outlives its neighbours. */
const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

function sectionTexts(section: ReadSection, language: Language): string[] {
  const { heading, paragraphs, hint, beliefs, plan } = section;
  const { tables = [], terms = [] } = section;
  return [
    ...[heading, ...paragraphs, ...(hint ? [hint] : [])],
    ...beliefs.map(({ belief }) => belief),
    ...plan.map(({ task }) => task),
    ...terms.flatMap((id) => {
      const { word, plain } = termIn(id, language);
      return [word, plain];
    }),
  ]
    .map(({ text }) => text)
    .concat(
      tables.flatMap((id) => {
        const { title, columns, rows } = tableIn(id, language);
        return [title, ...columns, ...rows.flatMap(({ cells }) => cells)];
      }),
    );
}

/** The rules that the book states in other words. */
export function rulesBeside(book: readonly TextGroup[], language: Translation) {
  const printed = new Set(
    book.flatMap(({ texts }) => texts.map(({ ref }) => ref)),
  );
  return (Object.keys(rules) as RuleId[])
    .map((id) => readRuleText(id, language))
    .filter(({ ref }) => !printed.has(ref));
}

function readRuleText(id: RuleId, language: Translation): SignedText {
  return {
    ref: `rules/${id}`,
    lines: [{ text: ruleIn(id, language).text, source: rules[id].rule }],
    asks: [],
  };
}
