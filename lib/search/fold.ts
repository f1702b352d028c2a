/**
 * Folding: makes texts equal that people write in different ways. What is
 * indexed, what is typed and what is marked all go through here.
 */

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
 * A word without what is written one way or the other: large letters, full
 * width, accents ("jokō"), katakana, Devanagari digits, joiners, apostrophes,
 * and Nepali letters that sound alike.
 */
export function fold(word: string): string {
  if (/^[a-z\d]+$/i.test(word)) return word.toLowerCase();
  const plain = word
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u093c]/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\p{Cf}'’]/gu, "")
    .replace(/[ァ-ヶ]/gu, (letter) => shift(letter, kanaDistance))
    .replace(/[०-९]/gu, (digit) => shift(digit, devanagariZero - 48));
  return alike
    .reduce(
      (result, [pattern, letter]) => result.replace(pattern, letter),
      plain,
    )
    .replace(/्$/u, "");
}

const oRow = "おこそとのほもよろごぞどぼぽょ";
const uRow = "うくすつぬふむゆるぐずづぶぷゅ";

/** Whether a letter of folded kana only lengthens the one before it. */
export function isLongVowel(before: string, letter: string): boolean {
  if (letter === "ー") return true;
  if (before === "") return false;
  return (
    (letter === "う" && (oRow + uRow).includes(before)) ||
    (letter === "お" && oRow.includes(before))
  );
}

/** Romaji without long vowels, however they are written: "toukou", "tookoo". */
export function shortRomaji(word: string): string {
  return word.replace(/o[uo]+/g, "o").replace(/uu+/g, "u");
}

/** What an English word begins with in all its forms: "park" for "parking". */
function englishStem(word: string): string {
  const single = word
    .replace(/ies$/, "")
    .replace(/(x|ch|sh|ss)es$/, "$1")
    .replace(/([^sui])s$/, "$1");
  const base = single
    .replace(/^(.{3,})(?:ing|ed)$/, "$1")
    .replace(/^(.{4,})ly$/, "$1");
  const undoubled =
    base === single
      ? base
      : base.replace(/([^aeiouslz])\1$/, "$1").replace(/^(.{4,}l)l$/, "$1");
  return undoubled.replace(/^(.{4,})e$/, "$1");
}

/** Case endings and the plural, then what makes a verb of a stem, or a vowel. */
const nepaliEndings = [
  /(?:हरू|लाई|बाट|सँग|देखि|सम्म|भित्र|तर्फ|भन्दा|बाहेक|अनुसार|मा|को|का|की|ले)$/u,
  /(?:हरू|मा|को|का|की)$/u,
  /(?:्नुहोस|्नुहुन्छ|्नुपर्छ|्नु|्ने|्न|्दा|ेको|एको)$/u,
  /(?<=ा)(?:उनुहोस|उनुहुन्छ|उनुपर्छ|उनु|उने|उन|उदा|एको|एर|ए|यो)$/u,
  /(?<=िन)(?:ु|े)$/u,
].map(
  ({ source }) =>
    new RegExp(
      `^(.{3,})${alike.reduce((text, [pattern, letter]) => text.replace(pattern, letter), source)}`,
      "u",
    ),
);

function nepaliStem(word: string): string {
  return nepaliEndings.reduce(
    (stem, ending) => stem.replace(ending, "$1"),
    word,
  );
}

/**
 * What a folded word begins with in all its forms, roughly: it may be no word
 * by itself. Japanese is left as it is.
 */
export function stemOf(word: string): string {
  if (/^[a-z]{4,}$/.test(word)) return englishStem(word);
  return /^\p{Script=Devanagari}/u.test(word) ? nepaliStem(word) : word;
}
