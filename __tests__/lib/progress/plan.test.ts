import { TODAY } from "@/__tests__/fixtures/logged-answers";
import { topicIds } from "@/content/topics";
import { interleave } from "@/lib/progress/interleave";
import {
  planRound,
  PRACTICE_LENGTH,
  type Memory,
  type PracticeQuestion,
  type PracticeState,
} from "@/lib/progress/plan";

const candidates = Array.from({ length: 60 }, (_, index): PracticeQuestion => ({
  ref: `basic/${index + 1}`,
  topic: topicIds[index % 3]!,
  test: index < 30 ? "karimenkyo" : "gaimen",
}));

/** Forgotten at an even pace until so many days from today. */
const memory = (dueDay: number, lasts: number): Memory => ({
  dueDay,
  recallOn: (day) => Math.max(0, 1 - (day - TODAY) / lasts),
});

function plan(more: Partial<PracticeState>, length?: number) {
  const state = { candidates, mistakes: [], memories: new Map(), today: TODAY };
  const round = planRound({ ...state, examDay: null, ...more }, length);
  return round.map(({ ref }) => ref);
}

it("has twenty questions, none twice, or all that there are", () => {
  expect(new Set(plan({})).size).toBe(PRACTICE_LENGTH);
  expect(plan({ candidates: candidates.slice(0, 7) })).toHaveLength(7);
  expect(plan({ candidates: [] })).toEqual([]);
});

it("takes mistakes, then what is due, then new ones, then the rest", () => {
  const memories = new Map([
    ["basic/1", memory(TODAY + 9, 90)],
    ["basic/2", memory(TODAY, 20)],
    ["basic/3", memory(TODAY + 1, 5)],
  ] as const);
  const few = candidates.slice(0, 4);

  expect(plan({ candidates: few, memories, mistakes: ["basic/3"] }, 4)).toEqual(
    ["basic/3", "basic/2", "basic/4", "basic/1"],
  );
});

it("takes mistakes in the order in which they wait", () => {
  const mistakes = ["basic/9", "basic/2", "basic/7"] as const;

  expect(plan({ mistakes }, 2)).toEqual(["basic/9", "basic/2"]);
});

it("asks first what will be forgotten by the exam", () => {
  const memories = new Map([
    ["basic/1", memory(TODAY, 90)],
    ["basic/2", memory(TODAY, 20)],
  ] as const);

  expect(plan({ memories, examDay: TODAY + 10 }, 1)).toEqual(["basic/2"]);
  expect(plan({ memories, examDay: TODAY - 3 }, 1)).toEqual(["basic/1"]);
});

it("never has a topic twice in a row while there is another", () => {
  const topics = new Map(
    candidates.map(({ ref, topic }) => [ref, topic] as const),
  );
  const round = plan({}).map((ref) => topics.get(ref));

  round
    .slice(1, -3)
    .forEach((topic, index) => expect(topic).not.toBe(round[index]));
});

it("takes new questions from every test in turn", () => {
  const tests = new Map(
    candidates.map(({ ref, test }) => [ref, test] as const),
  );
  const fromGaimen = plan({}).filter((ref) => tests.get(ref) === "gaimen");

  expect(fromGaimen).toHaveLength(PRACTICE_LENGTH / 2);
});

it("takes one of each kind in turn and keeps their order", () => {
  const list = ["a1", "a2", "a3", "b1", "c1", "c2"];

  expect(interleave(list, (one) => one[0])).toEqual([
    "a1",
    "b1",
    "c1",
    "a2",
    "c2",
    "a3",
  ]);
  expect(interleave([], String)).toEqual([]);
});
