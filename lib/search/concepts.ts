import { shortRomaji, stemOf } from "./fold";
import { wordsOf, type Word } from "./words";

/**
 * Phrases that mean the same, each with the number of what it means: stems
 * with a space between, Japanese as it is.
 */
export type Concepts = Readonly<Record<string, number>>;

/** Words of a text that stand together, and what they mean if it is known. */
export type Phrase = {
  words: readonly Word[];
  concept: number | undefined;
};

/** No phrase has more words than this. */
const LONGEST = 5;

const keyOfWord = ({ text }: Word) => stemOf(shortRomaji(text));

/** How a phrase is written in `Concepts`. */
export function keyOf(words: readonly Word[]): string {
  return words.map(keyOfWord).join(" ");
}

/** A text in phrases, the longest that are known. */
export function phrasesOf(text: string, concepts: Concepts): Phrase[] {
  const words = wordsOf(text).flatMap((word) => splitJapanese(word, concepts));
  const keys = words.map(keyOfWord);
  const phrases: Phrase[] = [];
  for (let at = 0; at < words.length;) {
    const { length, concept } = longestAt(keys, at, concepts);
    phrases.push({ words: words.slice(at, at + length), concept });
    at += length;
  }
  return phrases;
}

/** The longest phrase that is known there, else one word. */
function longestAt(keys: readonly string[], at: number, concepts: Concepts) {
  const most = Math.min(LONGEST, keys.length - at);
  for (let length = most; length > 0; length -= 1) {
    const key = keys.slice(at, at + length).join(" ");
    if (Object.hasOwn(concepts, key)) return { length, concept: concepts[key] };
  }
  return { length: 1, concept: undefined };
}

/** No Japanese phrase has more letters than this. */
const LONGEST_JAPANESE = 16;

/** Japanese has no spaces: what is known is cut out, the longest first. */
function splitJapanese(word: Word, concepts: Concepts): Word[] {
  if (word.kind !== "japanese") return [word];

  const { text, start } = word;
  const pieces: Word[] = [];
  const add = (from: number, to: number) => {
    if (to > from)
      pieces.push({
        ...word,
        text: text.slice(from, to),
        start: start + from,
        end: start + to,
      });
  };
  let rest = 0;
  for (let at = 0; at < text.length;) {
    const length = knownLength(text.slice(at, at + LONGEST_JAPANESE), concepts);
    if (length === 0) {
      at += 1;
      continue;
    }
    add(rest, at);
    add(at, at + length);
    at += length;
    rest = at;
  }
  add(rest, text.length);
  return pieces;
}

function knownLength(text: string, concepts: Concepts): number {
  for (let length = text.length; length > 1; length -= 1)
    if (Object.hasOwn(concepts, text.slice(0, length))) return length;
  return 0;
}
