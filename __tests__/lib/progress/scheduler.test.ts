import { answered, TODAY } from "@/__tests__/fixtures/logged-answers";
import type { LoggedAnswer } from "@/lib/answers/answer-page";
import { memoriesOf } from "@/lib/progress/scheduler";

const right = (day: number) => answered("basic/7", true, { day });
const wrong = (day: number) => answered("basic/7", false, { day });

function memory(...log: LoggedAnswer[]) {
  const found = memoriesOf(log).get("basic/7");
  if (!found) throw new Error("Answered, and so remembered");
  return found;
}

it("stores what was answered, and nothing else", () => {
  expect([...memoriesOf([right(TODAY)]).keys()]).toEqual(["basic/7"]);
});

it("forgets with every day", () => {
  const { recallOn } = memory(right(TODAY));

  expect(recallOn(TODAY)).toBe(1);
  expect(recallOn(TODAY + 5)).toBeLessThan(recallOn(TODAY + 1));
  expect(recallOn(TODAY + 100)).toBeGreaterThan(0);
});

it("asks again on the day when nine in ten are still known", () => {
  const { dueDay, recallOn } = memory(right(TODAY), right(TODAY + 4));

  expect(recallOn(dueDay)).toBeCloseTo(0.9, 1);
});

it("waits longer after each right answer, and less after a wrong one", () => {
  const once = memory(right(TODAY)).dueDay - TODAY;
  const twice = memory(right(TODAY), right(TODAY + 3)).dueDay - TODAY - 3;
  const slip = memory(right(TODAY), wrong(TODAY + 3)).dueDay - TODAY - 3;

  expect(twice).toBeGreaterThan(once);
  expect(slip).toBeLessThan(twice);
});

it("asks a lucky guess again as soon as a mistake", () => {
  const guess = { ...right(TODAY), confidence: "guess" } as const;

  expect(memory(guess).dueDay).toBe(memory(wrong(TODAY)).dueDay);
  expect(memory(guess).dueDay).toBeLessThan(memory(right(TODAY)).dueDay);
});

it("tolerates a clock that was set back", () => {
  const { dueDay } = memory(right(TODAY), right(TODAY - 9));

  expect(Number.isFinite(dueDay)).toBe(true);
});
