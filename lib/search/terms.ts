import { keyOf, phrasesOf, type Concepts, type Phrase } from "./concepts";
import { piecesOf, wordsOf, type Word } from "./words";

/** What a text is found by, with its place in the text. */
type Term = { term: string; start: number; end: number };

/** Words that are everywhere, folded: they find nothing. */
export const stopWords = new Set(
  (
    "a an and are as at be by do does for from has have if in is it its me my of on or " +
    "that the their there this to was what when where which who why will with you your how i can many much near while during should would could must not than then me go goes get " +
    "र छ छन हो हुन हुनछ गरने गरद यो तयो कि पनि भने के कति कुन कहा कसरि"
  ).split(" "),
);

/** The term for what a phrase means. */
export const conceptTerm = (concept: number) => `~${concept}`;

/**
 * The term for a whole name: it is found before those that have more words.
 * "Stop (Japanese only)" is called "stop".
 */
export const exactTerm = (name: string) =>
  `=${keyOf(wordsOf(name.replace(/\(.*\)/g, ""))).replaceAll(" ", "_")}`;

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
