import type { LoggedAnswer } from "../answers/answer-page";
import { countAnswer, NONE, type Tally } from "./tally";

const WEEK = 7;

/** The number of answers from which a day is shown one step stronger. */
const STEPS = [1, 10, 20, 50];

/**
 * A day of the calendar. It does not count days in a row: a day off is no
 * failure.
 */
export type CalendarDay = {
  day: number;
  answers: number;
  right: number;
  /** 0 without an answer, then 1 to 4. */
  level: number;
};

/** The last weeks, each from Sunday on; the last one ends with today. */
export function calendarWeeks(
  log: readonly LoggedAnswer[],
  today: number,
  weeks: number,
): CalendarDay[][] {
  const days = new Map<number, Tally>();
  for (const { day, isRight } of log) countAnswer(days, day, isRight);
  const firstSunday = today - weekdayOf(today) - (weeks - 1) * WEEK;

  return Array.from({ length: weeks }, (_, week) => {
    const sunday = firstSunday + week * WEEK;
    const length = Math.min(WEEK, today - sunday + 1);
    return Array.from({ length }, (_, weekday) =>
      calendarDay(sunday + weekday, days.get(sunday + weekday)),
    );
  });
}

/** The day of the week, 0 for Sunday; 1 January 1970 was a Thursday. */
export function weekdayOf(day: number): number {
  return (day + 4) % WEEK;
}

function calendarDay(day: number, tally = NONE): CalendarDay {
  const level = STEPS.filter((least) => tally.count >= least).length;
  return { day, answers: tally.count, right: tally.right, level };
}
