import "server-only";
import { chapters } from "@/content/book";
import type { ChapterId, Section, StudyDay, Trap } from "@/content/book/schema";
import type { Language } from "@/content/languages";
import type { RuleId } from "@/content/rules";
import type { Day } from "@/content/rules/schema";
import { site } from "@/content/site";
import { placeOf } from "./places";
import { readRule, type ToldRule } from "./read-rule";
import { chapterTextIn, toldIn, type SectionTexts, type Told } from "./texts";

/** A rule in a list: numbered where this is its own place. */
export type ListedRule = ToldRule & { number?: string };

type ReadTrap = Omit<Trap, "belief"> & { belief: Told };
type ReadDay = Omit<StudyDay, "task"> & { task: Told };

export type ReadSection = Pick<
  Section,
  "stage" | "pictures" | "tables" | "scenes" | "terms"
> & {
  /** Its place in the page. */
  anchor: string;
  heading: Told;
  paragraphs: readonly Told[];
  hint?: Told;
  listed: readonly ListedRule[];
  beliefs: readonly ReadTrap[];
  plan: readonly ReadDay[];
};

/** A chapter in a language, as far as it is translated. */
export type ReadChapter = {
  id: ChapterId;
  /** Its place in the book, from 1. */
  number: number;
  title: Told;
  intro: Told;
  /** The rules to know by heart. */
  know: readonly ToldRule[];
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
    title: toldIn(language, chapter.title, texts?.title),
    intro: toldIn(language, chapter.intro, texts?.intro),
    know: (chapter.know ?? []).map((rule) => readRule(rule, language)),
    sections: chapter.sections.map(({ rules = [], ...section }, index) => ({
      ...readSection(section, texts?.sections[index], language),
      anchor: `section-${index + 1}`,
      listed: rules.map((rule) => listRule(rule, id, language, nextNumber)),
    })),
  };
}

/** The texts of a section, each in the language if it is there. */
function readSection(
  { title, prose = [], remember, traps = [], days = [], ...facts }: Section,
  texts: SectionTexts | undefined,
  language: Language,
) {
  return {
    ...facts,
    heading: toldIn(language, title, texts?.title),
    paragraphs: prose.map((paragraph, index) =>
      toldIn(language, paragraph, texts?.prose?.[index]),
    ),
    ...(remember && { hint: toldIn(language, remember, texts?.remember) }),
    beliefs: traps.map((trap, index) => {
      const own = texts?.traps?.[index];
      return {
        ...trap,
        belief: toldIn(language, trap.belief, own?.belief),
        decides: own?.decides ?? trap.decides,
      };
    }),
    plan: days.map((day, index) => ({
      ...day,
      task: toldIn(language, day.task, texts?.days?.[index]),
    })),
  };
}

function listRule(
  rule: RuleId,
  chapter: ChapterId,
  language: Language,
  nextNumber: () => string,
): ListedRule {
  const told = readRule(rule, language);
  const isOwn = told.place === `${chapter}#${rule}`;
  return { ...told, ...(isOwn && { number: nextNumber() }) };
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

/** The number of a rule where it is at home; of its chapter if it has none. */
export function numberOf(id: RuleId, language: Language): string {
  const [chapter, anchor] = placeOf(id).split("#") as [ChapterId, string];
  const { number, sections } = readChapter(chapter, language);
  const rules = sections.flatMap(({ listed }) => listed);
  return rules.find((rule) => rule.id === anchor)?.number ?? `${number}`;
}

/** A chapter's title alone. */
export function readTitle(id: ChapterId, language: Language): Told {
  return readChapter(id, language).title;
}
