/** Nasals before a consonant of their class, and signs for a nasal vowel. */
const nasals = /[ङञणनम]्(?=[क-म])|[ंँ]/gu;

/** What sounds alike in Nepali and is written one way or the other. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/ह्न|न्ह/gu, "न"],
  [/ंग(?![\p{L}\p{M}])/gu, "ङ"],
  [nasals, ""],
  [/ई/gu, "इ"],
  [/ी/gu, "ि"],
  [/ऊ/gu, "उ"],
  [/ू/gu, "ु"],
  [/[शष]/gu, "स"],
  [/व/gu, "ब"],
];

const devanagariZero = "०".codePointAt(0) ?? 0;
const kanaDistance = ("ア".codePointAt(0) ?? 0) - ("あ".codePointAt(0) ?? 0);
const shift = (letter: string, distance: number) =>
  String.fromCodePoint((letter.codePointAt(0) ?? 0) - distance);

/**
 * A text as it is searched: without what people write in different ways, such
 * as large letters, full width, katakana, joiners and long vowels.
 */
export function fold(text: string): string {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u200c\u200d]/gu, "")
    .replace(/[ァ-ヶ]/gu, (letter) => shift(letter, kanaDistance))
    .replace(/[०-९]/gu, (digit) => shift(digit, devanagariZero - 48));
  const folded = alike.reduce(
    (result, [pattern, letter]) => result.replace(pattern, letter),
    plain,
  );
  return folded
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, " ")
    .replace(/्(?= |$)/gu, "")
    .trim();
}
