import { answered, TODAY } from "@/__tests__/fixtures/logged-answers";
import type { LoggedAnswer } from "@/lib/answers/answer-page";
import { mistakesToday, waitingMistakes } from "@/lib/progress/mistakes";

const waiting = (...log: LoggedAnswer[]) =>
  waitingMistakes(log, () => "x81Qfa");

const wrong = answered("basic/7", false);
const right = answered("basic/7", true);
const tomorrow = { day: TODAY + 1 };

it("keeps what went wrong, the longest first", () => {
  expect(
    waiting(wrong, answered("basic/8", true), answered("basic/9", false)),
  ).toEqual(["basic/7", "basic/9"]);
});

it("clears a mistake after two right answers on different days", () => {
  expect(waiting(wrong, right)).toEqual(["basic/7"]);
  expect(waiting(wrong, right, { ...right, ...tomorrow })).toEqual([]);
});

it("clears a mistake after two right answers in different sessions of a day", () => {
  expect(waiting(wrong, right, { ...right, place: "practice" })).toEqual([]);
});

it("counts answers in a row, on one day and in one place, as one session", () => {
  const other = answered("basic/8", true);

  expect(waiting(wrong, right, other, right)).toEqual(["basic/7"]);
  expect(waiting(wrong, right, { ...other, place: "practice" }, right)).toEqual(
    [],
  );
});

it("restarts the count at the end after another wrong answer", () => {
  const later = { ...wrong, ...tomorrow };
  const other = answered("basic/9", false);

  expect(
    waiting(wrong, right, other, later, { ...right, ...tomorrow }),
  ).toEqual(["basic/9", "basic/7"]);
});

it("drops a question that has changed or is gone", () => {
  const revisions = new Map([["basic/8", "newer_"]]);
  const log = [wrong, answered("basic/8", false)];

  expect(waitingMistakes(log, (ref) => revisions.get(ref))).toEqual([]);
});

it("never lets a right answer add a mistake", () => {
  expect(waiting(right, right, { ...right, ...tomorrow })).toEqual([]);
});

it("counts a lucky guess neither as right nor as a mistake", () => {
  const guess = { ...right, ...tomorrow, confidence: "guess" } as const;

  expect(waiting(wrong, right, guess)).toEqual(["basic/7"]);
  expect(waiting(guess)).toEqual([]);
});

describe("today", () => {
  const today = (...log: LoggedAnswer[]) =>
    mistakesToday(log, () => "x81Qfa", TODAY);
  const practised = { ...right, place: "practice" } as const;

  it("asks first what the learner was sure of", () => {
    const sure = answered("basic/9", false, { confidence: "sure" });

    expect(today(wrong, sure).now).toEqual(["basic/9", "basic/7"]);
  });

  it("leaves for another day what was right in today's practice", () => {
    expect(today(wrong, practised)).toEqual({ now: [], later: ["basic/7"] });
    expect(today(wrong, { ...practised, confidence: "guess" }).now).toEqual([
      "basic/7",
    ]);
    expect(today(wrong, { ...practised, day: TODAY - 1 }).now).toEqual([
      "basic/7",
    ]);
  });

  it("asks again what was right and then wrong", () => {
    const again = { ...wrong, place: "practice" } as const;

    expect(today(wrong, practised, again).now).toEqual(["basic/7"]);
  });
});
