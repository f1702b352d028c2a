/**
 * What a learner practises for, and how: kept as a few words, such as
 * `1 honmenkyo @g3k sure` (version, test, day of the exam or "-", whether
 * practice asks how sure she is).
 */
import { tests, type TestId } from "@/content/tests";
import { AIM_KEY, readText, writeText } from "../browser/storage";

export type Aim = {
  test: TestId;
  /** Null where none is given. */
  examDay: number | null;
  /** Practice asks before each answer whether she is sure or guesses. */
  asksHowSure: boolean;
};

const form = /^1 (\w+) (-|@[0-9a-z]{1,4}) (sure|-)$/;

/** The aim of this browser's learner; whatever cannot be read is none. */
export function readAim(): Aim {
  const [, test, day, sure] = form.exec(readText(AIM_KEY) ?? "") ?? [];
  return {
    test: isTest(test) ? test : "karimenkyo",
    examDay: day?.startsWith("@") ? parseInt(day.slice(1), 36) : null,
    asksHowSure: sure === "sure",
  };
}

/** Keeps the aim in this browser, in the place of the one before. */
export function writeAim({ test, examDay, asksHowSure }: Aim) {
  const day = examDay === null ? "-" : `@${examDay.toString(36)}`;
  writeText(AIM_KEY, `1 ${test} ${day} ${asksHowSure ? "sure" : "-"}`);
}

function isTest(name: string | undefined): name is TestId {
  return name !== undefined && Object.hasOwn(tests, name);
}
