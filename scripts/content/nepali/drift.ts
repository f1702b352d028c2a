import {
  bothEnglish,
  bothNepali,
  englishNot,
  imperativeNot,
  lastVerb,
  may,
  must,
  mustNot,
  needNot,
  nepaliNot,
  onlyEnglish,
  onlyNepali,
  unlessNepali,
} from "./words";

/** The kind of a Nepali text; statements are checked most strictly. */
export type Kind = "statement" | "rule" | "text";

type Sides = { left: number; right: number };

const count = (text: string, pattern: RegExp) =>
  (text.match(pattern) ?? []).length;

const sidesOfNepali = (text: string): Sides => {
  const rest = text.replace(bothNepali, "");
  return { left: count(rest, /बायाँ/gu), right: count(rest, /दायाँ/gu) };
};

const sidesOfEnglish = (text: string): Sides => {
  const rest = text.replace(bothEnglish, "");
  return {
    left: count(rest, /\bleft(?:ward|most)?\b/gi),
    right: count(rest, /\bright(?:ward|most)?\b/gi),
  };
};

/** Left for right: as many sides, but others, or only the other one. */
function hasOtherSide(nepali: string, english: string): boolean {
  const [ne, en] = [sidesOfNepali(nepali), sidesOfEnglish(english)];
  if (ne.left === en.left && ne.right === en.right) return false;
  if (ne.left + ne.right === en.left + en.right) return true;

  const crossed = (a: Sides, b: Sides) =>
    a.left > 0 && a.right === 0 && b.right > 0 && b.left === 0;
  return crossed(ne, en) || crossed(en, ne);
}

/** One comparison of a text with its source; `message` is the problem. */
type Comparison = {
  message: string;
  kinds: readonly Kind[];
  isOff: (nepali: string, english: string) => boolean;
};

const all: readonly Kind[] = ["statement", "rule", "text"];
const exact: readonly Kind[] = ["statement", "rule"];

const comparisons: readonly Comparison[] = [
  { message: "left and right differ", kinds: all, isOff: hasOtherSide },
  {
    message: "the English denies it, the Nepali does not",
    kinds: all,
    isOff: (ne, en) =>
      /\b(?:not|never|cannot|nobody|neither|nothing)\b|n't\b/i.test(en) &&
      !nepaliNot.test(ne),
  },
  {
    message: "the Nepali denies it, the English does not",
    kinds: all,
    isOff: (ne, en) =>
      (lastVerb.not.test(ne) || imperativeNot.test(ne)) && !englishNot.test(en),
  },
  {
    message: '"must not" is missing',
    kinds: exact,
    isOff: (ne, en) =>
      /\bmust (?:not|never|neither)\b/.test(en) &&
      !/हुँदैन|निषेध|पाइँदैन|पाउँदैन|नुहोस्|सकिँदैन|अपवाद/u.test(ne),
  },
  {
    message: '"do not have to" is missing',
    kinds: exact,
    isOff: (ne, en) =>
      /\b(?:do|does) not have to\b/.test(en) &&
      !/पर्दैन|चाहिँदैन|नपर्ने|पनि हुन्छ/u.test(ne),
  },
  {
    message: "the Nepali orders it, the English does not",
    kinds: exact,
    isOff: (ne, en) => lastVerb.duty.test(ne) && !must.test(en),
  },
  {
    message: "the Nepali forbids it, the English does not",
    kinds: exact,
    isOff: (ne, en) => lastVerb.ban.test(ne) && !mustNot.test(en),
  },
  {
    message: "the Nepali allows it, the English does not",
    kinds: exact,
    isOff: (ne, en) => lastVerb.may.test(ne) && !may.test(en),
  },
  {
    message: 'the Nepali says "need not", the English does not',
    kinds: exact,
    isOff: (ne, en) => lastVerb.free.test(ne) && !needNot.test(en),
  },
  {
    message: '"only" is missing',
    kinds: exact,
    isOff: (ne, en) => /\bonly\b/i.test(en) && !onlyNepali.test(ne),
  },
  {
    message: 'the Nepali says "only", the English does not',
    kinds: exact,
    isOff: (ne, en) => /मात्र(?!ा| होइन|’)/u.test(ne) && !onlyEnglish.test(en),
  },
  {
    message: '"unless" or "except" is missing',
    kinds: all,
    isOff: (ne, en) =>
      /\b(?:unless|except(?:ions?)?)\b/i.test(en) && !unlessNepali.test(ne),
  },
];

/**
 * Where a Nepali text differs in meaning from the English, as far as single
 * words show: sides, denials, must, may, need not, only and unless. Returns a
 * phrase for each difference. Figures are compared elsewhere.
 */
export function driftsOf(
  nepali: string,
  english: string,
  kind: Kind,
): string[] {
  const plain = nepali.replaceAll("\u00A0", " ");
  return comparisons
    .filter(({ kinds, isOff }) => kinds.includes(kind) && isOff(plain, english))
    .map(({ message }) => message);
}
