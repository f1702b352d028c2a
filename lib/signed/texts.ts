import type { defaultLanguage, Language } from "@/content/languages";

/** A language that the texts are translated into. */
export type Translation = Exclude<Language, typeof defaultLanguage>;

/** One string of a text, and the English that it stands for. */
export type Line = {
  text: string;
  source: string;
  /** Only shown beside its source: it gives an answer away. */
  isReason?: true;
};

/** What a reader answers from the translation alone. */
export type Ask = {
  text: string;
  options: readonly string[];
  /** The right option, from 0. */
  answer: number;
};

/** What a reading holds for; each a short hash. */
export type Hashes = { source: string; text: string; key: string };

/** Whatever is read and signed as one. */
export type SignedText = {
  /** Its name in the file of readings: "gaimen-1/7", "rules/speed-30". */
  ref: string;
  /** Address of its picture, without the base path. */
  image?: string;
  lines: readonly Line[];
  asks: readonly Ask[];
};

/** Texts that are read in a row: a set, a chapter, a group of signs. */
export type TextGroup = {
  /** "gaimen-1", "hazards-1", "signs/warning", "book/signals", "ui". */
  id: string;
  texts: readonly SignedText[];
};
