import "server-only";
import { chapterIds } from "@/content/book/chapter-ids";
import { ruleAliases } from "@/content/book/rule-aliases";
import type { ChapterId } from "@/content/book/schema";
import type { Language } from "@/content/languages";
import { rules, type RuleId } from "@/content/rules";
import type { LegalBasis } from "@/content/rules/schema";
import { alsoFoundBy } from "@/content/synonyms";
import { readChapter, type ReadSection } from "../../book/read-chapter";
import { readRule } from "../../book/read-rule";
import { tableIn, type LocalizedText } from "../../book/texts";
import type { Entry } from "../part";
import type { IndexedEntry } from "./entries";

/** Every chapter. */
export function chapterEntries(language: Language): IndexedEntry[] {
  return chapterIds.map((id) => {
    const { title, intro } = readChapter(id, language);
    return {
      id: `chapter/${id}`,
      entry: { ...entryOf(`book/${id}`, title, language), note: intro.text },
      names: alsoFoundBy[`chapter/${id}`],
      exact: topicsIn(title.text),
      text: intro.text,
    };
  });
}

/** "Parking and stopping" is called by both of its topics, and by the whole. */
const topicsIn = (title: string) => [
  title,
  ...title.split(/, | and | र /).map((topic) => topic.trim()),
];

/** Chapters that repeat others: whoever names a topic wants the other. */
const repeating: ReadonlySet<ChapterId> = new Set(["traps", "the-numbers"]);

/** Every section of a chapter, and every table. */
export function sectionEntries(language: Language): IndexedEntry[] {
  return chapterIds.flatMap((id) => {
    const { title, sections } = readChapter(id, language);
    return sections.flatMap((section) => {
      const at = `${id}#${section.anchor}`;
      const own: IndexedEntry = {
        id: `section/${at}`,
        entry: {
          ...entryOf(`book/${at}`, section.heading, language),
          note: title.text,
        },
        names: alsoFoundBy[`section/${at}`],
        ...(repeating.has(id) && { exact: [] }),
      };
      return [
        own,
        ...tableEntries(section, `book/${id}`, title.text, language),
      ];
    });
  });
}

function tableEntries(
  { tables = [] }: ReadSection,
  page: string,
  chapter: string,
  language: Language,
): IndexedEntry[] {
  return tables.map((id) => {
    const { title: text, rows, columns, ...table } = tableIn(id, language);
    const at = `${page}#table-${id}`;
    const title = { text, language: table.language };
    return {
      id: `table/${id}`,
      entry: { ...entryOf(at, title, language), note: chapter },
      names: [id.replaceAll("-", " "), ...(alsoFoundBy[`table/${id}`] ?? [])],
      text: [...columns, ...rows.flatMap(({ cells }) => cells)].join(" "),
    };
  });
}

function entryOf(at: string, title: LocalizedText, language: Language): Entry {
  return {
    kind: "chapter",
    at,
    title: title.text,
    ...(title.language !== language && { language: title.language }),
  };
}

/** Every rule by what it says and where it is written. */
export function ruleEntries(language: Language): IndexedEntry[] {
  return (Object.keys(rules) as RuleId[]).map((id) => {
    const { sentence, basis, place } = readRule(id, language);
    return {
      id: `rule/${id}`,
      entry: {
        ...entryOf(`book/${place}`, sentence, language),
        kind: "rule",
        note: basis,
      },
      // A rule's key says in a few words what it is about; what a sign tells is
      // looked for as the sign.
      names: [
        ...(isToldElsewhere(id) ? [] : [id.replaceAll("-", " ")]),
        ...(alsoFoundBy[`rule/${id}`] ?? []),
      ],
      number: (rules[id].basis as readonly LegalBasis[])
        .map((basis, at) => articleOf(basis).repeat(at === 0 ? 2 : 1))
        .join(" "),
    };
  });
}

/** Whether the book has no such rule, but a sign or a rule that says the same. */
const isToldElsewhere = (id: RuleId) => Object.hasOwn(ruleAliases, id);

/**
 * "RTA 38(1)" as an article is asked for. Whoever names no law mostly means the
 * Road Traffic Act: there it counts twice.
 */
function articleOf(basis: LegalBasis): string {
  const [, law, article] = /^([A-Z]+) (\d+(?:-\d+)?)/.exec(basis) ?? [];
  if (!article) return "";
  const named = `${law} article ${article} `;
  return law === "RTA" ? `${named}article ${article} ` : named;
}
