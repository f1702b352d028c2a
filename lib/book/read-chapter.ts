import "server-only";
import { chapters } from "@/content/book";
import type { ChapterId, Section, StudyDay, Trap } from "@/content/book/schema";
import type { Language } from "@/content/languages";
import type { RuleId } from "@/content/rules";
import type { Day } from "@/content/rules/schema";
import { site } from "@/content/site";
import { placeOf } from "./places";
import { readRule, type LocalizedRule } from "./read-rule";
import {
  chapterTextIn,
  localize,
  type SectionTexts,
  type LocalizedText,
} from "./texts";

/** A rule in a list; it has a number if it belongs here. */
export type ListedRule = LocalizedRule & { number?: string };

type ReadTrap = Omit<Trap, "belief"> & { belief: LocalizedText };
type ReadDay = Omit<StudyDay, "task"> & { task: LocalizedText };

export type ReadSection = Pick<
  Section,
  "stage" | "pictures" | "tables" | "scenes" | "terms"
> & {
  /** Its position on the page. */
  anchor: string;
  heading: LocalizedText;
  paragraphs: readonly LocalizedText[];
  hint?: LocalizedText;
  listed: readonly ListedRule[];
  beliefs: readonly ReadTrap[];
  plan: readonly ReadDay[];
};

/** A chapter in a language, as far as it is translated. */
export type ReadChapter = {
  id: ChapterId;
  /** Its place in the book, from 1. */
  number: number;
  title: LocalizedText;
  intro: LocalizedText;
  /** The rules to know by heart. */
  know: readonly LocalizedRule[];
  sections: readonly ReadSection[];
};

/** Reads a chapter; only for the build, since it reads the whole book. */
export function readChapter(id: ChapterId, language: Language): ReadChapter {
  const at = chapters.findIndex((one) => one.id === id);
  const chapter = chapters[at];
  if (!chapter) throw new Error(`No chapter ${id}`);

  const number = at + 1;
  const texts = chapterTextIn(id, language);
  const nextNumber = countFrom(number);

  return {
    id,
    number,
    title: localize(language, chapter.title, texts?.title),
    intro: localize(language, chapter.intro, texts?.intro),
    know: (chapter.know ?? []).map((rule) => readRule(rule, language)),
    sections: chapter.sections.map(({ rules = [], ...section }, index) => ({
      ...readSection(section, texts?.sections[index], language),
      anchor: `section-${index + 1}`,
      listed: rules.map((rule) => listRule(rule, id, language, nextNumber)),
    })),
  };
}

/** The texts of a section, each in the language if it is translated. */
function readSection(
  { title, prose = [], remember, traps = [], days = [], ...facts }: Section,
  texts: SectionTexts | undefined,
  language: Language,
) {
  return {
    ...facts,
    heading: localize(language, title, texts?.title),
    paragraphs: prose.map((paragraph, index) =>
      localize(language, paragraph, texts?.prose?.[index]),
    ),
    ...(remember && { hint: localize(language, remember, texts?.remember) }),
    beliefs: traps.map((trap, index) => {
      const own = texts?.traps?.[index];
      return {
        ...trap,
        belief: localize(language, trap.belief, own?.belief),
        decides: own?.decides ?? trap.decides,
      };
    }),
    plan: days.map((day, index) => ({
      ...day,
      task: localize(language, day.task, texts?.days?.[index]),
    })),
  };
}

function listRule(
  rule: RuleId,
  chapter: ChapterId,
  language: Language,
  nextNumber: () => string,
): ListedRule {
  const localized = readRule(rule, language);
  const isOwn = localized.place === `${chapter}#${rule}`;
  return { ...localized, ...(isOwn && { number: nextNumber() }) };
}

/** "7.1", "7.2" … through a chapter. */
function countFrom(chapter: number) {
  let count = 0;
  return () => `${chapter}.${(count += 1)}`;
}

/** The day on which the rules of a chapter were last compared with the law. */
export function checkedOn({ know, sections }: ReadChapter): Day {
  return [...know, ...sections.flatMap(({ listed }) => listed)]
    .map(({ checked }) => checked)
    .reduce((a, b) => (a > b ? a : b), site.lawChecked as Day);
}

/** The number of a rule in its own chapter; the chapter's if it has none. */
export function numberOf(id: RuleId, language: Language): string {
  const [chapter, anchor] = placeOf(id).split("#") as [ChapterId, string];
  const { number, sections } = readChapter(chapter, language);
  const rules = sections.flatMap(({ listed }) => listed);
  return rules.find((rule) => rule.id === anchor)?.number ?? `${number}`;
}

/** A chapter's title alone. */
export function readTitle(id: ChapterId, language: Language): LocalizedText {
  return readChapter(id, language).title;
}
