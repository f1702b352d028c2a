import { withBox } from "./box";
import { shaper } from "./shape";
import { wholeFace, type Source } from "./sources";
import { subset } from "./subset";
import {
  languageNames,
  latinLetters,
  nepaliHeadline,
  nepaliWords,
  nepaliWordsInEnglish,
  signLetters,
} from "./words";

/** Drawn by the system: Overpass does not have them, or spaces them badly. */
const NOT_IN_OVERPASS = "·āēīōū←→↑↓≤≥○×";

/**
 * The average width of a letter of Mukta in the site's words, in ems. Where the
 * system has no Nepali face, lines then break as they will once Mukta is there.
 */
const NEPALI_LETTER = 0.38;

const inOverpass = () =>
  latinLetters().filter((letter) => !NOT_IN_OVERPASS.includes(letter));

/** Every font that the site ships, subset to what the site uses. */
export const faces: Record<string, () => Promise<Buffer>> = {
  overpass: async () =>
    withBox(
      await subset(wholeFace("overpass"), {
        text: [" \u00a0", ...inOverpass()].join(""),
        features: ["kern", "tnum"],
        weights: { min: 400, max: 800 },
      }),
      NEPALI_LETTER,
    ),
  "sign-jp": () =>
    subset(wholeFace("japanese"), { text: signLetters().join("") }),
  "mukta-name": () => cutMukta(600, languageNames()),
  "mukta-headline": () => cutMukta(600, nepaliHeadline()),
  mukta: () => cutMukta(400, nepaliWords()),
  "mukta-words": () => cutMukta(500, nepaliWordsInEnglish()),
};

/**
 * Keeps the glyphs that the words need, including intermediate ones. All that
 * the letters could form would be three times as large.
 */
async function cutMukta(
  weight: Source,
  words: readonly string[],
): Promise<Buffer> {
  const face = wholeFace(weight);
  const shape = await shaper(face);
  const text = [...new Set(words.join(""))].join("");
  const glyphs = [...words, ...new Set(words.flatMap(stepsTo))].flatMap(
    (word) => shape(word).glyphs,
  );
  return subset(face, { text, glyphs });
}

/** A word is joined from its pieces, and from half letters. */
function stepsTo(word: string): string[] {
  return [...word].flatMap((_, start) =>
    [1, 2, 3, 4, 5].flatMap((length) => {
      const piece = word.slice(start, start + length);
      return [piece, `${piece}\u200d`, ...rephs(piece)];
    }),
  );
}

/** A vowel sign under a reph is drawn by way of its form on a plain letter. */
function rephs(piece: string): string[] {
  return piece.startsWith("र्") ? [..."ािीुूेैोौ"].map((sign) => `र्त${sign}`) : [];
}

/** What the shipped fonts would draw wrongly or not at all. */
export async function missing(
  shipped: (name: string) => Buffer,
): Promise<string[]> {
  const lack: string[] = [];
  const compare = async (
    name: string,
    weight: Source,
    words: readonly string[],
  ) => {
    const part = await shaper(shipped(name));
    const whole = await shaper(wholeFace(weight));
    for (const word of words)
      if (part(word).drawing() !== whole(word).drawing())
        lack.push(`${name}: ${word}`);
  };
  const cover = async (name: string, letters: readonly string[]) => {
    const shape = await shaper(shipped(name));
    for (const letter of letters)
      if (shape(letter).glyphs.includes(0)) lack.push(`${name}: ${letter}`);
  };

  await compare("mukta", 400, nepaliWords());
  await compare("mukta-words", 500, nepaliWordsInEnglish());
  await compare("mukta-name", 600, languageNames());
  await compare("mukta-headline", 600, nepaliHeadline());
  await cover("sign-jp", signLetters());
  await cover("overpass", inOverpass());
  return lack;
}
