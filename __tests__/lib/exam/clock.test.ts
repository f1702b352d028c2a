/** @jest-environment node */
import {
  announcementDue,
  deadlineOf,
  isOver,
  lookAt,
  remaining,
  startClock,
  type ExamClock,
  type Moment,
} from "@/lib/exam/clock";
import { mulberry32 } from "@/lib/random/random";

const MINUTE = 60_000;
const NOON = Date.UTC(2026, 10, 22, 3);

/** A moment so many minutes after the start, on each of the two clocks. */
const at = (wall: number, page = wall, wasHidden = false): Moment => ({
  wall: NOON + wall * MINUTE,
  page: 500 + page * MINUTE,
  wasHidden,
});
const start = startClock(30, at(0));
/** As it is read back after a reload: no clock of the page goes on. */
const reloaded = (clock: ExamClock): ExamClock => ({ ...clock, page: null });
const minutesLeft = (clock: ExamClock) => (remaining(clock) ?? NaN) / MINUTE;

it("runs down from the test's minutes", () => {
  expect(minutesLeft(start)).toBe(30);
  expect(minutesLeft(lookAt(lookAt(start, at(4)), at(12)))).toBe(18);
  expect(deadlineOf(lookAt(start, at(12)))).toBe(NOON + 30 * MINUTE);
});

it("is over at the deadline, with no time left", () => {
  expect(isOver(lookAt(start, at(29.999)))).toBe(false);
  expect(isOver(lookAt(start, at(30)))).toBe(true);
  expect(minutesLeft(lookAt(start, at(45)))).toBe(0);
});

it.each([
  ["set back in sight", start, at(-60, 5), 25],
  ["set forward in sight", start, at(600, 5), 25],
  ["set back out of sight", start, at(-60, 5, true), 25],
  ["asleep, the page's clock too", start, at(12, 2, true), 18],
  ["asleep, the page's clock not", start, at(12, 12, true), 18],
  ["asleep past the deadline", start, at(95, 2, true), 0],
  ["reloaded after 3 minutes", reloaded(start), at(3, -0.1), 27],
  ["reloaded, and set back meanwhile", reloaded(start), at(-60, 0), 30],
  ["reloaded a day later", reloaded(start), at(1_440, 0), 0],
])("has the right time left when %s", (_, clock, now, left) => {
  expect(minutesLeft(lookAt(clock, now))).toBeCloseTo(left, 6);
});

it("counts no more than the exam has, or a day where it has no limit", () => {
  const later = at(5 * 1_440, 0);

  expect(lookAt(reloaded(start), later).used).toBe(30 * MINUTE);
  expect(lookAt(startClock(null, at(0)), at(0, 1e9)).used).toBe(1_440 * MINUTE);
});

it("keeps the time already used when set back before a reload", () => {
  const after20 = lookAt(start, at(20));

  expect(minutesLeft(lookAt(reloaded(after20), at(-500, 0)))).toBe(10);
});

it("moves the deadline with a wall clock that is set", () => {
  const setForward = lookAt(lookAt(start, at(5)), at(65, 5));

  expect(deadlineOf(setForward)).toBe(NOON + 90 * MINUTE);
  expect(minutesLeft(lookAt(reloaded(setForward), at(70, 0)))).toBe(20);
});

it("works without a clock, and does not count time away", () => {
  const free = startClock(null, at(0));
  const later = lookAt(lookAt(free, at(50)), at(900, 55, true));
  const nextDay = lookAt(reloaded(later), at(2_000, 0));

  expect(later.used).toBe(55 * MINUTE);
  expect(nextDay.used).toBe(55 * MINUTE);
  expect([remaining(nextDay), deadlineOf(nextDay)]).toEqual([null, null]);
  expect(isOver(nextDay)).toBe(false);
  expect(announcementDue(later, nextDay)).toBeNull();
});

it.each([
  [0, 19.9, null],
  [19.9, 20, 10],
  [20, 20.1, null],
  [24, 26, 5],
  [10, 27, 5],
  [10, 29.5, 1],
  [28.9, 29, 1],
  [29.2, 30, null],
])("between minute %d and %d announces %p", (from, to, minutes) => {
  const [before, after] = [lookAt(start, at(from)), lookAt(start, at(to))];

  expect(announcementDue(before, after)).toBe(minutes);
});

it("never gives time back, whatever the clocks say", () => {
  const random = mulberry32(20);
  const any = () => (random() - 0.4) * 90 * MINUTE;
  for (let round = 0; round < 500; round += 1) {
    let clock = start;
    for (let look = 0; look < 20; look += 1) {
      const now = {
        wall: NOON + any(),
        page: any(),
        wasHidden: random() < 0.5,
      };
      const next = lookAt(random() < 0.2 ? reloaded(clock) : clock, now);
      const [before = 0, left = NaN] = [clock, next].map(minutesLeft);

      expect(left >= 0 && left <= before).toBe(true);
      clock = next;
    }
  }
});
