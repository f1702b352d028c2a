import type { QueryCombination as Query, SearchOptions } from "minisearch";
import { phrasesOf, type Concepts, type Phrase } from "./concepts";
import { shortRomaji, stemOf } from "./fold";
import { conceptTerm, exactTerm, saysSomething, unitTerm } from "./terms";
import { piecesOf, type Word } from "./words";

/** No text of the site is as long as this: the rest of a query is ignored. */
const LONGEST = 120;

/** How much a word counts that is found in another form. */
const weight = {
  concept: 1.4,
  stem: 0.6,
  number: 0.2,
  romaji: 0.8,
};

const weights = { prefix: 0.5, fuzzy: 0 };

/** The part of what was typed that is searched for. */
const trimmed = (typed: string) =>
  typed
    .normalize("NFC")
    .replace(/[^\P{C}\s]/gu, "")
    .replace(/\s+/g, " ")
    .slice(0, LONGEST);

/** A phrase of a query: the terms for each of its words, and for all of them. */
type Wanted = {
  words: readonly (readonly string[])[];
  whole: readonly string[];
};

/** What was typed as the library asks for it, and phrase by phrase. */
export type Asked = {
  query: Query;
  wanted: readonly Wanted[];
  /** The term of what is called exactly so. */
  exact: string;
};

/** Reads what was typed; undefined where it says nothing. */
export function readQuery(
  typed: string,
  concepts: Concepts,
): Asked | undefined {
  const phrases = phrasesOf(trimmed(typed), concepts)
    .filter(saysSomething)
    .filter((phrase, at, { length }) =>
      at > 0 && at === length - 1 ? !isLetter(phrase) : true,
    );
  if (phrases.length === 0) return undefined;

  const asked = phrases.map(({ words, concept }, at) => ({
    words: words.map(queriesOfWord),
    whole:
      concept !== undefined
        ? [leaf(conceptTerm(concept), weight.concept)]
        : at === phrases.length - 1
          ? words.flatMap((word) => begunConcepts(word, concepts))
          : [],
  }));
  const exact = exactTerm(trimmed(typed), concepts);
  return {
    exact,
    query: {
      combineWith: "OR",
      queries: [
        leaf(exact),
        ...asked.flatMap(({ words, whole }) => [...words.flat(), ...whole]),
      ],
    },
    wanted: asked.map(({ words, whole }) => ({
      words: words.map((queries) => queries.flatMap(termsIn)),
      whole: whole.flatMap(termsIn),
    })),
  };
}

/** Whether a phrase is one letter: the beginning of anything. */
const isLetter = ({ words: [word, ...more] }: Phrase) =>
  more.length === 0 && word?.kind === "word" && word.text.length === 1;

/** The terms of a query, as the library reports which of them matched. */
const termsIn = ({ queries }: Query): string[] =>
  queries.flatMap((one) =>
    typeof one === "string" ? one : typeof one === "symbol" ? [] : termsIn(one),
  );

/** How much of a query is in what matched these terms of it, from 0 to 1. */
export function coverageOf(
  wanted: readonly Wanted[],
  matched: readonly string[],
): number {
  const has = (terms: readonly string[]) =>
    terms.some((term) => matched.includes(term));
  const shares = wanted.map(({ words, whole }) =>
    has(whole) ? 1 : words.filter(has).length / words.length,
  );
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** What a word may come to mean once it is typed whole. */
function begunConcepts(
  { kind, text }: Word,
  concepts: Concepts,
): readonly Query[] {
  if (kind === "number" || text.length < 3) return [];
  const keys = Object.keys(concepts).filter((key) => key.startsWith(text));
  return [...new Set(keys.flatMap((key) => concepts[key] ?? []))]
    .slice(0, 3)
    .map((concept) => leaf(conceptTerm(concept), weight.stem));
}

function queriesOfWord(word: Word): Query[] {
  if (word.kind === "japanese") return [queryOfJapanese(word.text)];
  if (word.kind === "number") return queriesOfNumber(word);

  const { text } = word;
  const stem = stemOf(text);
  const romaji = shortRomaji(text);
  // Half of all texts have a word that begins with a letter.
  if (text.length === 1)
    return [leaf(text, 1, { prefix: true, fields: ["name"] })];
  return [
    leaf(text, 1, { prefix: true }),
    ...(stem === text ? [] : [leaf(stem, weight.stem, { prefix: true })]),
    ...(romaji === text ? [] : [leaf(romaji, weight.romaji, { prefix: true })]),
  ];
}

/** Its pairs of letters, which all have to be there. */
function queryOfJapanese(text: string): Query {
  const pieces = piecesOf(text).map((piece) => piece.text);
  const pairs = pieces.length > 1 ? pieces.slice(0, -1) : pieces;
  return {
    combineWith: "AND",
    queries: pairs.map((pair) =>
      leaf(pair, 1 / pairs.length, { prefix: pair.length === 1 }),
    ),
  };
}

function queriesOfNumber(word: Word): Query[] {
  const whole = unitTerm(word);
  if (word.unit === "§") return [leaf(whole)];
  if (word.unit) return [leaf(whole), leaf(word.text, weight.number)];
  return [leaf(whole, 1, { prefix: true })];
}

function leaf(term: string, boost = 1, options: SearchOptions = {}): Query {
  return { queries: [term], weights, ...options, boostTerm: () => boost };
}
