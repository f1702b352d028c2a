import type { Rules } from "../../rules/schema";
import type { Chapter, Section } from "../schema";

/** The Nepali sentence of every rule of one file of `content/rules`. */
export type RuleTexts<Source extends Rules> = {
  readonly [Id in keyof Source]: string;
};

type SectionText<Source> = {
  readonly title: string;
} & (Source extends { prose: infer Prose }
  ? { readonly prose: { readonly [Place in keyof Prose]: string } }
  : { readonly prose?: never });

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
  }[];
};
