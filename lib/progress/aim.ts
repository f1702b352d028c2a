/**
 * What a learner practises for, and how: kept as a few words, such as
 * `1 honmenkyo @g3k sure` (version, test, day of the exam or "-", whether
 * practice asks how sure she is).
 */
import { tests, type TestId } from "@/content/tests";
import { AIM_KEY, readText, writeText } from "../browser/storage";
import { DAY } from "../text/days";
import { dayOf } from "./answer-log";

export type Aim = {
  test: TestId;
  /** Days from 1 January 1970; null where none is given. */
  examDay: number | null;
  /** Practice asks before each answer whether she is sure or guesses. */
  asksHowSure: boolean;
};

const form = /^1 (\w+) (-|@[0-9a-z]{1,4}) (sure|-)$/;

/** The aim of this browser's learner; whatever cannot be read is none. */
export function readAim(): Aim {
  const [, test, day = "", sure] = form.exec(readText(AIM_KEY) ?? "") ?? [];
  return {
    test: isTest(test) ? test : "karimenkyo",
    examDay: examDay(parseInt(day.slice(1), 36)),
    asksHowSure: sure === "sure",
  };
}

/** Keeps the aim in this browser, in the place of the one before. */
export function writeAim({ test, examDay, asksHowSure }: Aim) {
  const day = examDay === null ? "-" : `@${examDay.toString(36)}`;
  writeText(AIM_KEY, `1 ${test} ${day} ${asksHowSure ? "sure" : "-"}`);
}

/** "2026-12-24", as a date field has it, of a day; "" for none. */
export function isoOf(day: number | null): string {
  return day === null ? "" : new Date(day * DAY).toISOString().slice(0, 10);
}

/** The day of a date field; null while it holds none that can be of an exam. */
export function dayOfIso(text: string): number | null {
  return examDay(Date.parse(text) / DAY);
}

/** So many days ahead, ten years, nobody has an exam. */
const FARTHEST = 3_653;

/** The same day; null for what is none, as while its year is being typed. */
function examDay(day: number): number | null {
  const isDay = Number.isInteger(day) && day > 0;
  return isDay && day <= dayOf(new Date()) + FARTHEST ? day : null;
}

function isTest(name: string | undefined): name is TestId {
  return name !== undefined && Object.hasOwn(tests, name);
}
