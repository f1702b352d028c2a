import { fold, isLongVowel } from "./fold";

/** A word of a text, folded, with its place in the text. */
export type Word = {
  kind: "word" | "number" | "japanese";
  text: string;
  /** Of a number: "km" of "30 km/h", "§" of "article 38". */
  unit?: string | undefined;
  start: number;
  end: number;
};

const pattern =
  /(?<japanese>[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]+)|(?<number>\p{Nd}+(?:[.,]\p{Nd}+)*(?:-\p{Nd}+)*(?:-?[a-fA-F](?![\p{L}\p{M}]))?)|(?<word>(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[\p{L}\p{M}\p{Cf}'’])+)/gu;

/** Units that are said in several ways, folded. */
const units: Readonly<Record<string, string>> = {
  ...unit(
    "km",
    "km kmh kmph kph किमी किमि कि.मि किलोमिटर kilometres kilometers キロ",
  ),
  ...unit("m", "m metre metres meter meters मिटर मी मि メートル"),
  ...unit("cm", "cm"),
  ...unit("kg", "kg किलो"),
  ...unit("cc", "cc सिसी"),
  ...unit("%", "percent प्रतिशत"),
};

function unit(name: string, words: string): Record<string, string> {
  return Object.fromEntries(words.split(" ").map((word) => [fold(word), name]));
}

/** Names of laws, behind which a number is one of an article. */
const laws = new Set(
  ["rta", "rto", "rtr", "act", "道路交通法", "道交法", "ऐन"].map(fold),
);

/** Words that make a number one of an article: before it, or behind it. */
const articles = new Set(
  ["article", "articles", "art", "दफा", "第", "条"].map(fold),
);

/** The words of a text in their order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(pattern)) {
    const { japanese, number } = match.groups ?? {};
    const kind = japanese ? "japanese" : number ? "number" : "word";
    const start = match.index;
    const folded = fold(match[0]);
    if (folded !== "")
      words.push({
        kind,
        text: kind === "number" ? foldNumber(folded) : folded,
        start,
        end: start + match[0].length,
      });
  }
  return joinUnits(words, text);
}

/** "326-a" for "326a", "18000" for "18,000". */
const foldNumber = (number: string) =>
  number.replace(/,/g, "").replace(/(\d)([a-f])$/, "$1-$2");

/** Takes units, and the words for an article, into their numbers. */
function joinUnits(words: readonly Word[], text: string): Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) break;

    const next = words[at + 1];
    if (word.kind !== "number") {
      if (!(articles.has(word.text) && next?.kind === "number"))
        joined.push(word);
      continue;
    }

    const gap = next ? text.slice(word.end, next.start) : "";
    const isClose = next !== undefined && /^\s?$/.test(gap);
    const before = words[at - 1]?.text ?? "";
    const isArticle =
      articles.has(before) ||
      laws.has(before) ||
      (isClose && next.text.startsWith("条"));
    const unit = isArticle ? "§" : isClose ? units[next.text] : undefined;
    joined.push({ ...word, unit });
    const isTaken =
      unit !== undefined && isClose && (unit !== "§" || next.text === "条");
    if (!isTaken) continue;
    at += 1;
    // "km/h": what is per hour is a speed with and without saying so.
    if (
      unit === "km" &&
      /^(h|hr|hour|घण्टा|घटा)$/.test(words[at + 1]?.text ?? "")
    )
      at += 1;
  }
  return joined;
}

/** A piece of a Japanese word with its place in it. */
type Piece = { text: string; start: number; end: number };

/**
 * A Japanese word in overlapping pairs of letters, long vowels left out; its
 * last letter stands alone too, so that every letter begins a piece.
 */
export function piecesOf(word: string): Piece[] {
  const letters = [...word.matchAll(/./gsu)]
    .map(({ 0: letter, index }) => ({ letter, index }))
    .filter(
      ({ letter }, at, all) => !isLongVowel(all[at - 1]?.letter ?? "", letter),
    );
  return letters.map(({ letter, index }, at) => {
    const next = letters[at + 1];
    return {
      text: letter + (next?.letter ?? ""),
      start: index,
      end: next ? next.index + next.letter.length : index + letter.length,
    };
  });
}
