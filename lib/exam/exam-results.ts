/**
 * How exams went, kept as a short text: the version of this form, then one
 * word an exam, the latest last:
 *
 *     1 karimenkyo.K7QX2M.mdzg2a8o.43.1hs0.t
 *
 * test, code, when it ended in ms, points, time used in ms, and t by the clock
 * or f free of it; numbers but the points to the base 36.
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
  /** Whether it was written by the clock. */
  isTimed: boolean;
};

const VERSION = "1";

/** The oldest beyond these are dropped. */
const MOST_RESULTS = 60;

const resultWord =
  /^(\w+)\.([0-9A-Z]{6})\.([0-9a-z]{1,9})\.(\d{1,3})\.([0-9a-z]{1,9})\.([tf])$/;

/** The results that are kept, the latest first; of one test if it is named. */
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
 * Whether the answers are there too: until the next exam of the test begins.
 * Looks at the head of what `saved-exam.ts` writes and at nothing else, so that
 * a list of results does not bring along all that reads a paper.
 */
export function hasAnswers({ test, code, endedAt }: KeptResult): boolean {
  const head = (readText(EXAM_PREFIX + test) ?? "").split(" ", 9);
  const [, , keptCode, , , , lastLook, , end] = head;
  return keptCode === code && lastLook === to36(endedAt) && end !== "going";
}

/** Whether the exam that is kept of a test has ended and is in the list. */
export function isRecorded(test: TestId): boolean {
  return readExamResults(test).some(hasAnswers);
}

/**
 * Puts a result behind the others. False if it is there already, since
 * another tab was quicker, or if a later release wrote the list.
 */
export function addExamResult(result: KeptResult): boolean {
  return addExamResults([result]) > 0;
}

/** The same with several, as another phone has them; says how many are new. */
export function addExamResults(results: readonly KeptResult[]): number {
  const { words, version, text } = readWords();
  const added = results.filter(
    (result) => !words.some((word) => word.startsWith(nameOf(result))),
  );
  // A later release's list is not ours to change; what is no list gives way.
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

/** What is under the key, read anew: another tab may have written. */
function readWords() {
  const text = readText(EXAM_RESULTS_KEY) ?? VERSION;
  const [version = "", ...words] = text.split(" ");
  return { text, version, words: version === VERSION ? words : [] };
}

/** What is the same however often an exam is marked. */
const nameOf = ({ test, code, endedAt }: KeptResult) =>
  `${test}.${code}.${to36(endedAt)}.`;

const endOf = (word: string) => readResult(word)[0]?.endedAt ?? 0;

const to36 = (number: number) => Math.round(number).toString(36);

/** What a word says; none for one that is no result, or cannot be one. */
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
