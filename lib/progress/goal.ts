/**
 * What a learner practises for, and how: stored as a few words, such as `1
 * honmenkyo @g3k sure` (version, test, day of the exam or "-", whether practice
 * asks how sure she is).
 */
import { tests, type TestId } from "@/content/tests";
import { GOAL_KEY, readText, writeText } from "../browser/storage";
import { dayOf } from "../text/days";

export type Goal = {
  test: TestId;
  /** Null where none is given. */
  examDay: number | null;
  /** Whether practice asks before each answer if she is sure or guesses. */
  asksHowSure: boolean;
};

/** Until she chooses something else. */
export const firstGoal: Goal = {
  test: "karimenkyo",
  examDay: null,
  asksHowSure: false,
};

const form = /^1 (\w+) (-|@[0-9a-z]{1,4}) (sure|-)$/;

/** Whether a test was ever chosen here. */
export function hasGoal(): boolean {
  const [, test] = form.exec(readText(GOAL_KEY) ?? "") ?? [];
  return isTest(test);
}

/** The goal of this browser's learner; the default if it cannot be read. */
export function readGoal(): Goal {
  const [, test, day = "", sure] = form.exec(readText(GOAL_KEY) ?? "") ?? [];
  return {
    test: isTest(test) ? test : firstGoal.test,
    examDay: dayOfExam(parseInt(day.slice(1), 36)),
    asksHowSure: sure === "sure",
  };
}

/**
 * Stores a part of the goal in this browser; the rest stays as it is, whichever
 * tab wrote it. Leaves out a day that no exam can have, such as one whose year
 * is still being typed.
 */
export function writeGoal(part: Partial<Goal>) {
  const { test, examDay, asksHowSure } = { ...readGoal(), ...part };
  const known = dayOfExam(examDay);
  const day = known === null ? "-" : `@${known.toString(36)}`;
  writeText(GOAL_KEY, `1 ${test} ${day} ${asksHowSure ? "sure" : "-"}`);
}

/** Ten years: nobody has an exam that many days ahead. */
const FARTHEST = 3_653;

/** The same day; null for one that no exam can have. */
function dayOfExam(day: number | null): number | null {
  const isDay = Number.isInteger(day) && Number(day) > 0;
  return isDay && Number(day) <= dayOf(new Date()) + FARTHEST ? day : null;
}

function isTest(name: string | undefined): name is TestId {
  return name !== undefined && Object.hasOwn(tests, name);
}
