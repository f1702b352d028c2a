/** Calendar days: counted from 1 January 1970, by the calendar of the learner. */

/** A day in ms. */
export const DAY = 24 * 60 * 60 * 1000;

/**
 * 1 January 2100. A later date comes from a clock that was set wrong, or was
 * typed by hand.
 */
export const LAST_DAY = 47_482;

/** The learner's calendar day at a moment. */
export function dayOf(moment: Date): number {
  const midnight = Date.UTC(
    moment.getFullYear(),
    moment.getMonth(),
    moment.getDate(),
  );
  // A phone without a clock is in 1970: its answers count all the same.
  return Math.max(1, midnight / DAY);
}

/** A day as a date field has it, "2026-12-24"; "" for none. */
export function isoOf(day: number | null): string {
  return day === null ? "" : new Date(day * DAY).toISOString().slice(0, 10);
}

/** The day in a date field; null while it has none. */
export function dayOfIso(text: string): number | null {
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : time / DAY;
}
