import { keyOf, phrasesOf, type Concepts, type Phrase } from "./concepts";
import { fold } from "./fold";
import { piecesOf, type Word } from "./words";

/** What a text is found by, with its place in the text. */
export type Term = { term: string; start: number; end: number };

/** Words that are everywhere: they find nothing. */
const stopWords = new Set(
  (
    "a an and are as at be by do does for from has have if in is it its me my of on or " +
    "that the their there this to was what when where which who why will with you your how i can many much near while between during allowed difference should would could must not than then me go goes get " +
    "र छ छन् हो हुन् हुन्छ हुँदैन गर्न गर्नु गर्ने गर्दा यो त्यो कि पनि भने के को कति कुन कहाँ कसरी कहिले"
  )
    .split(" ")
    .map(fold),
);

/** The term for what a phrase means. */
export const conceptTerm = (concept: number) => `~${concept}`;

/**
 * The term for a whole name, by what it means: it is found before those that
 * have more words. "Stop (Japanese only)" is called "stop".
 */
export function exactTerm(name: string, concepts: Concepts): string {
  const parts = phrasesOf(name.replace(/\(.*\)/g, ""), concepts)
    .filter(saysSomething)
    .map(({ words, concept }) =>
      concept === undefined ? keyOf(words) : conceptTerm(concept),
    );
  return `=${parts.join("_").replaceAll(" ", "_")}`;
}

/** Whether a phrase is more than words that are everywhere. */
export const saysSomething = ({ words, concept }: Phrase) =>
  concept !== undefined ||
  words.some(({ kind, text }) => kind !== "word" || !stopWords.has(text));

/** The term for a number with its unit: "30km", "§38". */
export const unitTerm = ({ text, unit = "" }: Word) =>
  unit === "§" ? unit + text : text + unit;

/** What a text is found by. */
export function termsOf(text: string, concepts: Concepts): Term[] {
  return phrasesOf(text, concepts).flatMap(termsOfPhrase);
}

function termsOfPhrase({ words, concept }: Phrase): Term[] {
  const own = words.flatMap(termsOfWord);
  const [first] = words;
  const last = words.at(-1);
  if (concept === undefined || !first || !last) return own;
  return [
    ...own,
    { term: conceptTerm(concept), start: first.start, end: last.end },
  ];
}

function termsOfWord(word: Word): Term[] {
  const { kind, text, unit, start, end } = word;
  if (kind === "japanese")
    return piecesOf(text).map((piece) => ({
      term: piece.text,
      start: start + piece.start,
      end: start + piece.end,
    }));
  if (kind === "word" && stopWords.has(text)) return [];
  const plain = { term: text, start, end };
  const whole = { term: unitTerm(word), start, end };
  if (unit === "§") return [whole];
  return unit ? [plain, whole] : [plain];
}
