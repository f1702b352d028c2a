/** @jest-environment node */
import { startClock, type Moment } from "@/lib/exam/clock";
import {
  giveAnswer,
  goTo,
  handIn,
  openRefs,
  passTime,
  startExam,
  toggleFlag,
  type Exam,
} from "@/lib/exam/exam";

const at = (minutes: number): Moment => ({
  wall: minutes * 60_000,
  page: minutes * 60_000,
  wasHidden: false,
});

const start = startExam({
  test: "honmenkyo",
  code: "KVTX2M",
  edition: "2M",
  refs: ["honmenkyo-1/4", "karimenkyo-2/7", "hz-03/1", "hz-03/2", "hz-03/3"],
  clock: startClock(50, at(0)),
});

it("starts at the first question with nothing answered", () => {
  expect(start).toMatchObject({ current: 0, answers: {}, ended: null });
  expect(openRefs(start)).toEqual(start.refs);
});

it("lets an answer be changed", () => {
  const once = giveAnswer(start, "karimenkyo-2/7", true);
  const changed = giveAnswer(once, "karimenkyo-2/7", false);

  expect(once.answers).toEqual({ "karimenkyo-2/7": true });
  expect(changed.answers).toEqual({ "karimenkyo-2/7": false });
  expect(openRefs(changed)).toHaveLength(4);
});

it("flags a question, and takes the flag away", () => {
  const flagged = toggleFlag(toggleFlag(start, "hz-03/1"), "honmenkyo-1/4");

  expect(flagged.flags).toEqual(["hz-03/1", "honmenkyo-1/4"]);
  expect(toggleFlag(flagged, "hz-03/1").flags).toEqual(["honmenkyo-1/4"]);
});

it("goes to any screen; a scene is one", () => {
  expect(goTo(start, 2).current).toBe(2);
  expect(goTo(start, 3)).toBe(start);
  expect(goTo(start, -1)).toBe(start);
  expect(goTo(start, 0.5)).toBe(start);
});

it("ignores what is not in the paper", () => {
  expect(giveAnswer(start, "basic/1", true)).toBe(start);
  expect(toggleFlag(start, "basic/1")).toBe(start);
});

it("lets time pass, and hands in what was answered when it is up", () => {
  const answered = giveAnswer(start, "honmenkyo-1/4", true);
  const late = passTime(answered, at(49));
  const over = passTime(late, at(51));

  expect(late.ended).toBeNull();
  expect(late.clock.used).toBe(49 * 60_000);
  expect(over.ended).toBe("expired");
  expect(over.answers).toEqual({ "honmenkyo-1/4": true });
});

it("never ends by itself without a clock", () => {
  const free = { ...start, clock: startClock(null, at(0)) };

  expect(passTime(free, at(5_000)).ended).toBeNull();
});

it.each<[string, Exam]>([
  ["handed in", handIn(start)],
  ["expired", passTime(start, at(51))],
])("changes nothing once it is %s", (_, ended) => {
  expect(giveAnswer(ended, "honmenkyo-1/4", true)).toBe(ended);
  expect(toggleFlag(ended, "honmenkyo-1/4")).toBe(ended);
  expect(goTo(ended, 1)).toBe(ended);
  expect(handIn(ended)).toBe(ended);
  expect(passTime(ended, at(60))).toBe(ended);
});
