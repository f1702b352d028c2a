import type { RuleId } from "../rules";

/** A Japanese word, how it is read in hiragana, and in Latin letters. */
type JapaneseWord = { ja: string; kana: string; romaji: string };

/** A word of the tests. Figures stand in the rules, never here. */
export type Term = JapaneseWord & {
  /** The one word for it in this book and on the site. */
  en: string;
  /** Other English words for the same, in official translations and schools. */
  elsewhere: readonly string[];
  /** What it means, in plain words. */
  plain: string;
  /** What people say instead of the word in the law. */
  spoken?: JapaneseWord;
  /** Where the book tells more. */
  rule?: RuleId;
  /** Of a word that also means other things, or stands everywhere. */
  isUnlinked?: true;
};
