/**
 * A learner's result of a paper as a code of 25 letters for 50 questions, to
 * be sent in a chat: 0H7QX-2M… by fives, then "=" and a name if there is one.
 * In it: the paper, the points, each answer as a bit, and three check letters.
 */
import { testIds } from "@/content/tests";
import { formatCode, lettersOf, parseCode } from "../exam/seed";
import { bitReader, LETTER_BITS, toLetters } from "./bits";
import {
  choiceFields,
  isWhole,
  readChoice,
  wholePaper,
  type PaperChoice,
} from "./paper-choice";

export type PaperResult = {
  paper: PaperChoice;
  /** In the order of the paper; undefined where none was given. */
  answers: readonly (boolean | undefined)[];
  points: number;
  /** From 0 to 1023: tells two equal results of two learners apart. */
  mark: number;
  /** As the learner wrote it; "" for none. */
  name: string;
};

/** Why a code is not taken: letters are missing, or are others. */
export type CodeProblem = "cut" | "changed";

/** Names are cut here. */
const LONGEST_NAME = 40;

/** How many values a result's mark has. */
const MARKS = 1_024;

const CHECK_LETTERS = 3;
const FORM = 0;
const CODE_LETTERS = 6;

/** A mark by the time of the end, in ms, so that a result keeps its code. */
export const markOf = (endedAt = Date.now()) =>
  Math.floor(endedAt / 1_000) % MARKS;

/** The code of a result, with its name. */
export function writeResult(result: PaperResult): string {
  const { paper, answers, points, mark } = result;
  const name = tidyName(result.name);
  const isLong = !isWhole(paper);
  const hasOpen = answers.includes(undefined);
  const body =
    toLetters([
      [FORM, 2],
      [Number(isLong), 1],
      [testIds.indexOf(paper.test), 2],
    ]) +
    formatCode(paper) +
    toLetters([
      [Number(hasOpen), 1],
      [mark, 10],
      [points, 7],
      [answers.length, 7],
      ...(isLong ? choiceFields(paper) : []),
      ...answers.map((answer) => [Number(answer === true), 1] as const),
      ...(hasOpen
        ? answers.map((answer) => [Number(answer === undefined), 1] as const)
        : []),
    ]);
  const letters = body + checkOf(body, name);
  const code = letters.match(/.{1,5}/g)!.join("-");
  return name ? `${code}=${name}` : code;
}

/** Reads a code and its name; what is wrong with it otherwise. */
export function readResult(text: string): PaperResult | CodeProblem {
  const [code = "", ...names] = text.split("=");
  const letters = lettersOf(code);
  if (!/^[0-9A-Z]+$/.test(letters)) return "changed";
  const read = bitReader(letters.charAt(0));
  const form = read(2);
  const isLong = read(1) === 1;
  const test = testIds[read(2) ?? -1];
  if (form !== FORM || !test) return "changed";

  const parsed = parseCode(letters.slice(1, 1 + CODE_LETTERS));
  if (letters.length < 1 + CODE_LETTERS) return "cut";
  if (!parsed) return "changed";

  const rest = bitReader(letters.slice(1 + CODE_LETTERS));
  const hasOpen = rest(1) === 1;
  const mark = rest(10);
  const points = rest(7);
  const count = rest(7);
  const choice = isLong ? readChoice(rest) : {};
  const given = readBits(rest, count ?? 0);
  const open = hasOpen ? readBits(rest, count ?? 0) : [];
  if (mark === null || points === null || count === null || !choice)
    return "cut";

  const bits = 25 + (isLong ? 23 : 0) + count * (hasOpen ? 2 : 1);
  const length = 1 + CODE_LETTERS + Math.ceil(bits / LETTER_BITS);
  if (letters.length < length + CHECK_LETTERS) return "cut";

  const body = letters.slice(0, length);
  const name = tidyName(names.join("="));
  if (letters.slice(length) !== checkOf(body, name)) return "changed";

  const paper = { ...wholePaper(test, parsed), ...choice };
  const answers = given.map((bit, index) =>
    open[index] ? undefined : bit === 1,
  );
  return { paper, answers, points, mark, name };
}

function readBits(read: ReturnType<typeof bitReader>, count: number) {
  return Array.from({ length: count }, () => read(1));
}

/** A name on one line, without what would be read as something else. */
export function tidyName(name: string): string {
  const words = name
    .normalize("NFC")
    .replace(/[\s=<>|#]+/g, " ")
    .trim();
  return [...words].slice(0, LONGEST_NAME).join("").trim();
}

/** Letters that change with any other: FNV-1a, its upper 15 bits. */
function checkOf(body: string, name: string): string {
  let hash = 0x811c9dc5;
  for (const letter of `${body}=${name}`)
    hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return toLetters([[hash >>> 17, CHECK_LETTERS * LETTER_BITS]]);
}
