/**
 * Exam results, stored as a short text: the version of this format, then one
 * word per exam, the latest last:
 *
 *     1 karimenkyo.K7QX2M.mdzg2a8o.43.1hs0.t
 *
 * test, code, when it ended in ms, points, time used in ms, and t for timed or
 * f for untimed; all numbers except the points are in base 36.
 */
import { tests, type TestId } from "@/content/tests";
import {
  EXAM_PREFIX,
  EXAM_RESULTS_KEY,
  readText,
  writeText,
} from "../browser/storage";
import { DAY, LAST_DAY } from "../text/days";
import { atMost, limitOf } from "./clock";
import { testFigures } from "./test-figures";

/** An exam as the list of results has it. */
export type KeptResult = {
  test: TestId;
  /** Of its paper. */
  code: string;
  /** When it ended, in ms since 1970. */
  endedAt: number;
  points: number;
  /** Time used, in ms. */
  used: number;
  /** Whether it was timed. */
  isTimed: boolean;
};

const VERSION = "1";

/** The oldest beyond these are dropped. */
const MOST_RESULTS = 60;

const resultWord =
  /^(\w+)\.([0-9A-Z]{6})\.([0-9a-z]{1,9})\.(\d{1,3})\.([0-9a-z]{1,9})\.([tf])$/;

/** The stored results, the latest first; only of one test if it is given. */
export function readExamResults(test?: TestId): KeptResult[] {
  const results = readWords().words.flatMap(readResult).slice(-MOST_RESULTS);
  const once = new Map(results.map((result) => [nameOf(result), result]));
  return [...once.values()]
    .filter((result) => test === undefined || result.test === test)
    .reverse();
}

/** Whether a result reaches the pass mark of its test. */
export function isPassed({ test, points }: KeptResult): boolean {
  return points >= tests[test].passMark;
}

/**
 * Whether the answers are still stored: until the next exam of the test begins.
 * Reads only the start of what `saved-exam.ts` writes, so that a list of
 * results does not load the code for papers.
 */
export function hasAnswers({ test, code, endedAt }: KeptResult): boolean {
  const head = (readText(EXAM_PREFIX + test) ?? "").split(" ", 9);
  const [, , keptCode, , , , lastLook, , end] = head;
  return keptCode === code && lastLook === to36(endedAt) && end !== "going";
}

/** Whether the stored exam of a test has ended and is in the list. */
export function isRecorded(test: TestId): boolean {
  return readExamResults(test).some(hasAnswers);
}

/**
 * Appends a result. False if it is already there, because another tab was
 * quicker, or if a later release wrote the list.
 */
export function addExamResult(result: KeptResult): boolean {
  return addExamResults([result]) > 0;
}

/**
 * The same for several results from another phone; returns how many are new.
 */
export function addExamResults(results: readonly KeptResult[]): number {
  const { words, version, text } = readWords();
  const added = results.filter(
    (result) => !words.some((word) => word.startsWith(nameOf(result))),
  );
  // A later release's list must not change; anything that is not a list is
  // replaced.
  const isLater = version !== VERSION && /^\d+$/.test(version);
  if (isLater || added.length === 0) return 0;

  const kept = [...words, ...added.map(writeResult)]
    .sort((one, other) => endOf(one) - endOf(other))
    .slice(-MOST_RESULTS);
  writeText(EXAM_RESULTS_KEY, [VERSION, ...kept].join(" "));
  if (version !== VERSION) writeText(`${EXAM_RESULTS_KEY}-broken`, text);
  return added.length;
}

/** A result as one word. */
export function writeResult(result: KeptResult): string {
  const { points, used, isTimed } = result;
  return `${nameOf(result)}${points}.${to36(used)}.${isTimed ? "t" : "f"}`;
}

/** The stored text, read again, because another tab may have written it. */
function readWords() {
  const text = readText(EXAM_RESULTS_KEY) ?? VERSION;
  const [version = "", ...words] = text.split(" ");
  return { text, version, words: version === VERSION ? words : [] };
}

/** What identifies an exam, however often it is graded. */
const nameOf = ({ test, code, endedAt }: KeptResult) =>
  `${test}.${code}.${to36(endedAt)}.`;

const endOf = (word: string) => readResult(word)[0]?.endedAt ?? 0;

const to36 = (number: number) => Math.round(number).toString(36);

/** The result in a word; nothing if it is not, or cannot be, a result. */
export function readResult(word: string): KeptResult[] {
  const [, name = "", code = "", end = "", figure, time = "", mark] =
    resultWord.exec(word) ?? [];
  if (!Object.hasOwn(tests, name)) return [];

  const test = name as TestId;
  const endedAt = parseInt(end, 36);
  const points = Number(figure);
  const { minutes, totalPoints } = testFigures(test);
  if (points > totalPoints || endedAt > LAST_DAY * DAY) return [];

  const isTimed = mark === "t";
  const limit = limitOf(isTimed ? minutes : null);
  const used = atMost(limit, parseInt(time, 36));
  return [{ test, code, endedAt, points, used, isTimed }];
}
