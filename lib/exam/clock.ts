/**
 * The time of an exam. It is looked at again and again: each look adds what
 * has passed since the one before. While a page is seen, its own clock tells,
 * which nobody can set; over a sleep or a reload only the wall clock can, and
 * a wall clock that was set back counts as no time. So nobody gets more than
 * the test's minutes, and a clock set forward in plain sight costs nothing.
 * Set forward behind the page's back, it cannot be told from sleep.
 */

const MINUTE = 60_000;

/** An exam without a limit that took longer was left open. */
const LONGEST = 24 * 60 * MINUTE;

/** Minutes left that are said aloud. */
const ANNOUNCED = [1, 5, 10];

/** A moment on both clocks, in ms. */
export type Moment = {
  /** Date.now() */
  wall: number;
  /** performance.now(): from the opening of the page; may stop in sleep. */
  page: number;
  /** Whether the page was out of sight at any time since the last look. */
  wasHidden: boolean;
};

/** How an exam stood at the last look; times in ms. */
export type ExamClock = {
  /** How long the exam may take; null in one without a clock. */
  limit: number | null;
  used: number;
  wall: number;
  /** Null when the last look was before this page was opened. */
  page: number | null;
};

/** Begins to count; without minutes, an exam has no end. */
export function startClock(minutes: number | null, now: Moment): ExamClock {
  return { limit: limitOf(minutes), used: 0, wall: now.wall, page: now.page };
}

/** So many minutes in ms; null for none. */
export function limitOf(minutes: number | null): number | null {
  return minutes === null ? null : minutes * MINUTE;
}

/**
 * The clock of an exam that is kept, to go on from its last look: at `wall`,
 * when so much was used.
 */
export function resumeClock(
  minutes: number | null,
  used: number,
  wall: number,
): ExamClock {
  const limit = limitOf(minutes);
  return { limit, used: atMost(limit, used), wall, page: null };
}

/** What is used ends with the limit, however late somebody looks. */
export function atMost(limit: number | null, used: number): number {
  return Math.min(used, limit ?? LONGEST);
}

/** Counts what has passed since the last look. */
export function lookAt(clock: ExamClock, now: Moment): ExamClock {
  const isUnseen = clock.page === null || now.wasHidden;
  const onPage = clock.page === null ? 0 : now.page - clock.page;
  // Without a clock, time away from the page is nobody's concern.
  const onWall = isUnseen && clock.limit !== null ? now.wall - clock.wall : 0;

  return {
    limit: clock.limit,
    used: atMost(clock.limit, clock.used + Math.max(0, onPage, onWall)),
    wall: now.wall,
    page: now.page,
  };
}

/** What is left at the last look, in ms; null in an exam without a clock. */
export function remaining({ limit, used }: ExamClock): number | null {
  return limit === null ? null : Math.max(0, limit - used);
}

/** Whether the time was up at the last look. */
export function isOver(clock: ExamClock): boolean {
  return remaining(clock) === 0;
}

/**
 * When the time will be up on the wall clock. Moves only if that was set:
 * then the exam must be saved anew, or a reload would believe the old one.
 */
export function deadlineOf(clock: ExamClock): number | null {
  const left = remaining(clock);
  return left === null ? null : clock.wall + left;
}

/** The minutes left to say between two looks; the last of several, or null. */
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
