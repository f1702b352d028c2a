/**
 * The time of an exam. The clock is read again and again: each reading adds the
 * time since the one before. While a page is visible, its monotonic clock
 * counts, which nobody can set. Across a sleep or a reload only the wall clock
 * can count; if it was set back, no time is added. So nobody gets more than the
 * test's minutes, and setting the clock forward while the page is visible costs
 * nothing. While it is hidden, that looks the same as sleep.
 */

const MINUTE = 60_000;

/** An exam without a limit that took longer was left open. */
const LONGEST = 24 * 60 * MINUTE;

/** Minutes left that are announced. */
const ANNOUNCED = [1, 5, 10];

/** A moment on both clocks, in ms. */
export type Moment = {
  /** Date.now() */
  wall: number;
  /** performance.now(): from the opening of the page; may stop in sleep. */
  page: number;
  /** Whether the page was hidden at any time since the last reading. */
  wasHidden: boolean;
};

/** An exam's time at the last reading, in ms. */
export type ExamClock = {
  /** How long the exam may take; null in one without a clock. */
  limit: number | null;
  used: number;
  wall: number;
  /** Null if the last reading was before this page was opened. */
  page: number | null;
};

/** Starts the clock; without minutes, an exam has no end. */
export function startClock(minutes: number | null, now: Moment): ExamClock {
  return { limit: limitOf(minutes), used: 0, wall: now.wall, page: now.page };
}

/** So many minutes in ms; null for none. */
export function limitOf(minutes: number | null): number | null {
  return minutes === null ? null : minutes * MINUTE;
}

/**
 * The clock of a saved exam, to continue from its last reading: at `wall`, with
 * this much time used.
 */
export function resumeClock(
  minutes: number | null,
  used: number,
  wall: number,
): ExamClock {
  const limit = limitOf(minutes);
  return { limit, used: atMost(limit, used), wall, page: null };
}

/** The time used never exceeds the limit, however late it is read. */
export function atMost(limit: number | null, used: number): number {
  return Math.min(used, limit ?? LONGEST);
}

/** Adds the time since the last reading. */
export function lookAt(clock: ExamClock, now: Moment): ExamClock {
  const isUnseen = clock.page === null || now.wasHidden;
  const onPage = clock.page === null ? 0 : now.page - clock.page;
  // Without a clock, time away from the page does not matter.
  const onWall = isUnseen && clock.limit !== null ? now.wall - clock.wall : 0;

  return {
    limit: clock.limit,
    used: atMost(clock.limit, clock.used + Math.max(0, onPage, onWall)),
    wall: now.wall,
    page: now.page,
  };
}

/** Time left at the last reading, in ms; null in an exam without a clock. */
export function remaining({ limit, used }: ExamClock): number | null {
  return limit === null ? null : Math.max(0, limit - used);
}

/** Whether the time was up at the last reading. */
export function isOver(clock: ExamClock): boolean {
  return remaining(clock) === 0;
}

/**
 * When the time will be up on the wall clock. It moves only if that clock was
 * set: then the exam must be saved again, or a reload would use the old time.
 */
export function deadlineOf(clock: ExamClock): number | null {
  const left = remaining(clock);
  return left === null ? null : clock.wall + left;
}

/**
 * The minutes left to announce between two readings; the last of several, or
 * null.
 */
export function announcementDue(
  before: ExamClock,
  after: ExamClock,
): number | null {
  const from = remaining(before);
  const to = remaining(after);
  if (from === null || to === null || to === 0) return null;

  const due = ANNOUNCED.find(
    (minutes) => to <= minutes * MINUTE && from > minutes * MINUTE,
  );
  return due ?? null;
}
