import type { Rules } from "../../rules/schema";
import type { Chapter, Section } from "../schema";
import type { NumberTable } from "../tables";

/** The Nepali sentence of every rule of one file of `content/rules`. */
export type RuleTexts<Source extends Rules> = {
  readonly [Id in keyof Source]: string;
};

/** As many texts as the source has there, or nothing where it has none. */
type Each<Source, Key extends string, Text> = Source extends {
  readonly [K in Key]: infer List;
}
  ? { readonly [K in Key]: { readonly [Place in keyof List]: Text } }
  : { readonly [K in Key]?: never };

type Remember<Source> = Source extends { remember: string }
  ? { readonly remember: string }
  : { readonly remember?: never };

/** A wrong belief, and the word or words of it that make it wrong. */
type TrapText = { readonly belief: string; readonly decides: string };

/** Titles, prose, traps and the tasks of the days of a study plan. */
type SectionText<Source> = { readonly title: string } & Remember<Source> &
  Each<Source, "prose", string> &
  Each<Source, "traps", TrapText> &
  Each<Source, "days", string>;

type SectionTexts<Source extends readonly Section[]> = {
  readonly [Place in keyof Source]: SectionText<Source[Place]>;
};

/** A chapter in Nepali: as many sections and paragraphs as its source. */
export type ChapterText<Source extends Chapter> = {
  readonly title: string;
  readonly intro: string;
  readonly sections: SectionTexts<Source["sections"]>;
};

/** Any chapter in Nepali, for who reads it beside its source. */
export type AnyChapterText = {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly {
    readonly title: string;
    readonly prose?: readonly string[];
    readonly remember?: string;
    readonly traps?: readonly TrapText[];
    readonly days?: readonly string[];
  }[];
};

/** The words of a table, cell by cell. */
export type TableTexts<Source extends Record<string, NumberTable>> = {
  readonly [Id in keyof Source]: {
    readonly title: string;
    readonly columns: Same<Source[Id]["columns"]>;
    readonly rows: CellsOf<Source[Id]["rows"]>;
  };
};

/** As many texts as there are. */
type Same<Texts extends readonly string[]> = {
  readonly [Place in keyof Texts]: string;
};

type CellsOf<Rows extends NumberTable["rows"]> = {
  readonly [Place in keyof Rows]: Same<Rows[Place]["cells"]>;
};

/** A word of the tests, and what it means in plain words. */
export type TermText = {
  readonly word: string;
  /** Other Nepali words for the same. */
  readonly elsewhere?: readonly string[];
  readonly plain: string;
};

/** Every word. */
export type TermTexts<Source> = { readonly [Id in keyof Source]: TermText };
