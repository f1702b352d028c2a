import { sceneNamed } from "@/__tests__/fixtures/scenes";
import { questionSets } from "@/content/question-sets";
import { readAnswerLog } from "@/lib/answers/answer-log";
import { readPage, writePage } from "@/lib/answers/answer-page";
import { progressInSet } from "@/lib/answers/set-progress";
import {
  GOAL_KEY,
  ANSWERS_PREFIX,
  EXAM_RESULTS_KEY,
  SET_PREFIX,
} from "@/lib/browser/storage";
import { readExamResults } from "@/lib/exam/exam-results";
import { pointsOf } from "@/lib/exam/grade";
import { screensOf } from "@/lib/exam/paper";
import { readExam, writeExam } from "@/lib/exam/saved-exam";
import { testFigures } from "@/lib/exam/test-figures";
import { practiceCodec } from "@/lib/hazards/saved-practice";
import { readGoal } from "@/lib/progress/goal";
import { readSavedSets } from "@/lib/progress/saved-sets";
import { mulberry32 } from "@/lib/random/random";
import { DAY, dayOf, LAST_DAY } from "@/lib/text/days";

const ROUNDS = 1_000;
const random = mulberry32(4_374);
const pick = <T>(list: ArrayLike<T>) =>
  list[Math.floor(random() * list.length)];
const scenes = [sceneNamed("hz-01"), sceneNamed("hz-02")];

/** What a hand, a clock or another release may leave in the place of a value. */
const strange: readonly unknown[] = [
  ...[null, true, -1, 0, 0.5, 9, 51, 999, 2 ** 53, 1e308, "", "1", "-1"],
  ...["__proto__", "constructor", "toString", "\ud800", "\u0000\u202e"],
  ...[[], {}, [0], ["1"], { toString: null, valueOf: null }],
  "deep",
];
const words = ["zzzzzzzzz", "999", "-5", "0.5", "0", "@zzzzzz", ":__proto__"];

/** The same value, some of its parts strange. */
function distorted(value: unknown): unknown {
  if (random() < 0.06) return pick(strange);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(distorted);

  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      random() < 0.03 ? String(pick(["__proto__", "-1", "400", "x"])) : key,
      distorted(part),
    ]),
  );
}

/** The same text, some of its words and numbers strange. */
function distortedText(text: string): string {
  return text
    .split(" ")
    .map((word) => (random() < 0.04 ? pick(words) : word))
    .join(" ")
    .replace(/[0-9a-z]+/gi, (part) => (random() < 0.06 ? pick(words) : part)!);
}

/** JSON that is read without fail, and that nothing else can walk down. */
const deep = "[".repeat(20_000) + "]".repeat(20_000);
const json = (value: unknown) =>
  String(JSON.stringify(distorted(value))).replaceAll('"deep"', deep);
const isFrom = (least: number, most: number, value: number | null) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** What is read from so many distorted texts under a key. */
function* reading<T>(key: string, write: () => string, read: () => T) {
  for (let round = 0; round < ROUNDS; round += 1) {
    localStorage.clear();
    localStorage.setItem(key, write());
    yield read();
  }
}

it("is a set's progress, or none", () => {
  const answer = { choice: 1, revision: "aB3-_9" };
  const answers = { 1: answer, 2: answer, 10: answer };
  const state = {
    answers,
    current: 3,
    showResults: true,
    timeTaken: 7,
    right: 2,
  };
  const item = () => json({ state, version: 1 });
  let count = 0;

  for (const { practice } of reading(
    `${SET_PREFIX}practice`,
    item,
    readSavedSets,
  )) {
    const progress = progressInSet(
      "practice",
      questionSets.practice.questionCount,
    );
    if (progress) {
      expect(isFrom(1, 10, progress.answered)).toBe(true);
      expect(isFrom(0, 10, progress.right ?? 0)).toBe(true);
      expect(isFrom(1, 10, progress.question)).toBe(true);
      expect(progress.isDone).toBe(false);
    }
    if (!practice) continue;

    count += 1;
    expect(isFrom(1, 999, practice.current)).toBe(true);
    expect(practice.timeTaken >= 0 && practice.timeTaken <= DAY).toBe(true);
    for (const [id, { choice, revision }] of Object.entries(practice.answers)) {
      expect(isFrom(1, 999, Number(id)) && isFrom(0, 9, choice)).toBe(true);
      expect(revision).toMatch(/^[\w-]{6}$/);
    }
  }
  expect(count).toBeGreaterThan(ROUNDS / 10);
});

it("is practice of scenes, or none", () => {
  const answers = Object.fromEntries(
    scenes.map(({ id, face: { revision } }) => [
      id,
      { given: [true, false, true], isChecked: true, revision },
    ]),
  );
  const kept = {
    version: 1,
    round: 2,
    answers,
    current: "hz-02",
    showsResults: true,
  };

  const codec = practiceCodec(scenes);
  for (let round = 0; round < ROUNDS; round += 1) {
    const practice = codec.read(json(kept));
    if (!practice) continue;

    expect(isFrom(0, 10_000, practice.attempt)).toBe(true);
    expect(scenes[practice.current]).toBeDefined();
    expect(codec.read(codec.write(practice))).toEqual(practice);
  }
});

it("is a log of answers, each with a day", () => {
  const page =
    "1 :basic @g3k 0.1.Bx81Qfa 0.2.JpL0_a3! :hz-01 @g3l 1.3.A9sKd2e?";
  const write = () => distortedText(page);

  for (const log of reading(`${ANSWERS_PREFIX}1`, write, readAnswerLog)) {
    for (const { day, choice, ref } of log) {
      expect(isFrom(1, LAST_DAY, day) && isFrom(0, 7, choice)).toBe(true);
      expect(ref).toMatch(/^[\w-]+\/\d+$/);
    }
    expect(readPage(writePage(log))).toEqual(log);
  }
});

it("is an exam within its test, or none", () => {
  const paper = ":basic 0.1t 0.2F 0.3o :hz-03 1.1t 1.2f 1.3o";
  for (const state of ["timed", "free"])
    for (let round = 0; round < ROUNDS; round += 1) {
      const head = `1 honmenkyo K7QX2M 2M ${state} 1hs0 mdzg2a8o 3 expired`;
      const exam = readExam(distortedText(`${head} ${paper}`));
      if (!exam) continue;

      const { clock, refs, test } = exam;
      expect(isFrom(0, clock.limit ?? DAY, clock.used)).toBe(true);
      expect(isFrom(0, LAST_DAY * DAY, clock.wall)).toBe(true);
      const { totalPoints } = testFigures(test);
      expect(pointsOf(screensOf(refs))).toBeLessThanOrEqual(totalPoints);
      expect(readExam(writeExam(exam))).toEqual(exam);
    }
});

it("is a list of results that are possible", () => {
  const result = "karimenkyo.K7QX2M.mdzg2a8o.43.1hs0.t";
  const other = "honmenkyo.4E2M7Q.mdzg2a9o.97.1hs0.f";
  const write = () => distortedText(`1 ${result} ${other} ${result}`);

  for (const results of reading(EXAM_RESULTS_KEY, write, readExamResults)) {
    for (const { test, points, used, endedAt, isTimed } of results) {
      const { totalPoints, minutes } = testFigures(test);
      expect(isFrom(0, totalPoints, points)).toBe(true);
      expect(isFrom(0, isTimed ? minutes * 60_000 : DAY, used)).toBe(true);
      expect(isFrom(0, LAST_DAY * DAY, endedAt)).toBe(true);
    }
    const names = results.map(({ code, endedAt }) => `${code}${endedAt}`);
    expect(new Set(names).size).toBe(names.length);
  }
});

it("is a goal, its day no further than ten years", () => {
  const today = dayOf(new Date());
  const write = () => distortedText(`1 gaimen @${today.toString(36)} sure`);

  for (const { examDay } of reading(GOAL_KEY, write, readGoal))
    expect(examDay === null || isFrom(1, today + 3_653, examDay)).toBe(true);
});
