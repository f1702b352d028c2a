import type { SignPlace } from "@/content/sign-groups";
import { fold } from "./fold";

/** What a sign is called, and where it is explained. */
export type SignName = {
  place: SignPlace;
  number: string | undefined;
  en: string;
  ja: string;
  /** The Japanese name in kana. */
  kana: string;
  ne: string;
};

/** A sign with its names as they are searched. */
export type FoldedSign = { name: SignName; number: string; texts: string[] };

/** Folds the names once, so that a keystroke has less to do. */
export function foldNames(names: readonly SignName[]): FoldedSign[] {
  return names.map((name) => ({
    name,
    number: fold(name.number ?? ""),
    texts: [name.en, name.ja, name.kana, name.ne].map(fold),
  }));
}

/** No sign has a name as long as this: what is behind it is not looked for. */
const LONGEST = 100;

/** How well a word fits, the best first. */
const EXACT_NUMBER = 0;
const START_OF_NUMBER = 1;
const START_OF_NAME = 2;
const START_OF_WORD = 3;
const INSIDE = 4;
const NOT_AT_ALL = 5;

/**
 * The signs that fit every word of a query, in any of the languages, in kana
 * or by number, the best first.
 */
export function findSigns(
  signs: readonly FoldedSign[],
  query: string,
): SignName[] {
  const words = fold(query.slice(0, LONGEST)).split(" ").filter(Boolean);
  if (words.length === 0) return [];

  return signs
    .map((sign) => ({ name: sign.name, rank: rankOf(sign, words) }))
    .filter(({ rank }) => rank < NOT_AT_ALL)
    .sort((one, other) => one.rank - other.rank)
    .map(({ name }) => name);
}

/** That of the word that fits worst. */
function rankOf({ number, texts }: FoldedSign, words: readonly string[]) {
  return Math.max(
    ...words.map((word) => {
      if (word === number) return EXACT_NUMBER;
      if (/^\d/.test(word) && number.startsWith(word)) return START_OF_NUMBER;
      return Math.min(...texts.map((text) => fit(text, word)));
    }),
  );
}

function fit(text: string, word: string): number {
  if (text.startsWith(word)) return START_OF_NAME;
  if (text.includes(` ${word}`)) return START_OF_WORD;
  return text.includes(word) ? INSIDE : NOT_AT_ALL;
}
