import type { LoggedAnswer } from "./answer-page";

const WEEK = 7;

/** From so many answers on, a day is shown a step stronger. */
const STEPS = [1, 10, 20, 50];

/**
 * A day of the calendar. Nothing is said of days in a row: a day off is
 * nothing to be sorry for.
 */
export type CalendarDay = {
  /** Days from 1 January 1970. */
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
  const byDay = Map.groupBy(log, ({ day }) => day);
  const firstSunday = today - weekdayOf(today) - (weeks - 1) * WEEK;

  return Array.from({ length: weeks }, (_, week) => {
    const sunday = firstSunday + week * WEEK;
    const length = Math.min(WEEK, today - sunday + 1);
    return Array.from({ length }, (_, weekday) =>
      calendarDay(sunday + weekday, byDay.get(sunday + weekday) ?? []),
    );
  });
}

/** The day of the week, 0 for Sunday; 1 January 1970 was a Thursday. */
export function weekdayOf(day: number): number {
  return (day + 4) % WEEK;
}

function calendarDay(day: number, log: readonly LoggedAnswer[]): CalendarDay {
  const answers = log.length;
  const right = log.filter(({ isRight }) => isRight).length;
  const level = STEPS.filter((least) => answers >= least).length;
  return { day, answers, right, level };
}
