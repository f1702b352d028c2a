/**
 * Measures the wording of true/false statements and compares it with real
 * papers. The reference figures come from 1,163 items of a public collection
 * that imitates the real papers (content/english.md).
 */

/** One true/false statement. */
export type Statement = { text: string; answer: boolean };

/** A share in percent or a length in words, with its bounds. */
export type Figure = {
  name: string;
  value: number;
  least: number;
  most: number;
};

const words = (text: string) => text.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];

/** A sentence ends in . ? or ! before a space or the end, unlike "0.5 m". */
const sentences = (text: string) => text.match(/[.?!]["”)]*(\s|$)/g) ?? [];

const startsWithSituation =
  /^(when|whenever|if|where|while|before|after|as soon as)\b/i;
/** A driver's story: "I", "you" or "the driver", then a verb in the past. */
const past =
  /\b(I|you|we|(the|a|my) driver)( (also|just|then|only|\w+ly))* (was|were|had|did|drove|went|let|kept|left|took|felt|saw|came|began|put|(?!need\b)\w{2,}ed)\b/i;
const law =
  /\b(the law|by law|legal(ly)?|lawful(ly)?|offence|punish\w*|crime|regulations?)\b/i;
const rare =
  /\b(kick scooters?|e-scooters?|roundabouts?|robots?|harass\w*|permits?|stickers?)\b/i;

/** Words from which a reader without knowledge may guess the answer. */
const watched: Readonly<Record<string, RegExp>> = {
  "even if": /\beven (if|when|though|where)\b/i,
  "a reason": /\b(because|since|so that|as (you|it|there|the))\b/i,
  "so + conclusion": /, so\b/i,
  permit: /\bpermit/i,
  only: /\bonly\b/i,
  all: /\ball\b/i,
  every: /\bevery\b/i,
  any: /\bany\b/i,
  always: /\balways\b/i,
  never: /\bnever\b/i,
  may: /\bmay\b/i,
  can: /\bcan\b/i,
  should: /\bshould\b/i,
  must: /\bmust\b(?! not)/i,
  "must not": /\b(must not|may not|cannot)\b/i,
  "do not have to": /\b(do|does) not have to\b|\bneed not\b/i,
  "a digit": /\d/,
  "two sentences": /[.?!]["”)]*\s+\S/,
};

const share = <Item>(items: readonly Item[], is: (item: Item) => boolean) =>
  items.length === 0 ? 0 : (100 * items.filter(is).length) / items.length;

const quantile = (sorted: readonly number[], at: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? 0;

/** The figures of some statements, each with its bounds. */
export function styleOf(statements: readonly Statement[]): Figure[] {
  const lengths = statements
    .map(({ text }) => words(text).length)
    .sort((one, other) => one - other);
  const mean = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
  const withDigits = statements.filter(({ text }) => /\d/.test(text));
  const has = (pattern: RegExp) =>
    share(statements, ({ text }) => pattern.test(text));
  const isTrue = ({ answer }: Statement) => answer;

  return [
    {
      name: "one sentence, %",
      value: share(statements, ({ text }) => sentences(text).length === 1),
      least: 85,
      most: 100,
    },
    { name: "words, mean", value: mean, least: 15, most: 24 },
    {
      name: "words, 10th percentile",
      value: quantile(lengths, 0.1),
      least: 1,
      most: 11,
    },
    {
      name: "words, 90th percentile",
      value: quantile(lengths, 0.9),
      least: 1,
      most: 34,
    },
    {
      name: "situation first, %",
      value: has(startsWithSituation),
      least: 33,
      most: 60,
    },
    { name: "stories in the past, %", value: has(past), least: 6, most: 16 },
    { name: "with digits, %", value: has(/\d/), least: 14, most: 24 },
    {
      name: "with digits, of these true, %",
      value: share(withDigits, isTrue),
      least: 42,
      most: 58,
    },
    { name: "names the law, %", value: has(law), least: 0, most: 2 },
    { name: "rare subjects, %", value: has(rare), least: 0, most: 8 },
  ];
}

/** With fewer cases, a word is not judged. */
const FEWEST_CASES = 10;

/** How many statements with a watched word are true; at most 60 % either way. */
export function cuesOf(statements: readonly Statement[]): Figure[] {
  const lengths = statements
    .map(({ text }) => text.length)
    .sort((one, other) => one - other);
  const firstWords = new Set(
    statements.map(({ text }) => (words(text)[0] ?? "").toLowerCase()),
  );
  const groups: [string, (text: string) => boolean][] = [
    ...Object.entries(watched).map(
      ([name, pattern]): [string, (text: string) => boolean] => [
        name,
        (text) => pattern.test(text),
      ],
    ),
    ...[...firstWords].map((first): [string, (text: string) => boolean] => [
      `first word "${first}"`,
      (text) => words(text)[0]?.toLowerCase() === first,
    ]),
    ["the longest quarter", (text) => text.length > quantile(lengths, 0.75)],
    ["the shortest quarter", (text) => text.length < quantile(lengths, 0.25)],
  ];

  return groups.flatMap(([name, matches]) => {
    const cases = statements.filter(({ text }) => matches(text));
    if (cases.length < FEWEST_CASES) return [];

    const value = share(cases, ({ answer }) => answer);
    return { name: `${name} (${cases.length})`, value, least: 40, most: 60 };
  });
}

/** Whether a figure lies within its bounds. */
export const isWithin = ({ value, least, most }: Figure) =>
  value >= least && value <= most;
