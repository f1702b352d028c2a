/** @jest-environment node */
import { testIds, tests, type TestId } from "@/content/tests";
import type { QuestionRef } from "@/lib/answers/question";
import { gradeExam } from "@/lib/exam/grade";
import type { KeyedStatement } from "@/lib/exam/paper";

const question = (id: number): KeyedStatement => ({
  ref: `karimenkyo-1/${id}`,
  topic: id % 2 === 0 ? "speed" : "signs",
  answer: id % 3 === 0,
  revision: "aaaaaa",
});
const scene = (id: number): KeyedStatement[] =>
  [1, 2, 3].map((number) => ({
    ref: `hz-0${id}/${number}`,
    topic: "hazards",
    answer: number === 2,
    revision: "aaaaaa",
  }));

const paperOf = (test: TestId) => [
  ...Array.from({ length: tests[test].questions }, (_, id) => question(id + 1)),
  ...Array.from({ length: tests[test].scenes }, (_, id) =>
    scene(id + 1),
  ).flat(),
];

/** Marks a paper on which all is right but what is named. */
function grade(
  test: TestId,
  { wrong = [], open = [] }: Partial<Record<"wrong" | "open", QuestionRef[]>>,
) {
  const key = paperOf(test);
  const answered = key.filter(({ ref }) => !open.includes(ref));
  return gradeExam(
    {
      test,
      refs: key.map(({ ref }) => ref),
      answers: Object.fromEntries(
        answered.map(({ ref, answer }) => [
          ref,
          answer !== wrong.includes(ref),
        ]),
      ),
      flags: ["karimenkyo-1/9", "karimenkyo-1/2"],
    },
    key,
  );
}

const firstRefs = (count: number) =>
  paperOf("karimenkyo")
    .slice(0, count)
    .map(({ ref }) => ref);

it.each(testIds)("gives all points of %s for all right", (test) => {
  const { questions, scenes, passMark } = tests[test];
  const all = questions + 2 * scenes;

  expect(grade(test, {})).toMatchObject({
    ...{ points: all, totalPoints: all, passMark, passed: true },
    ...{ wrong: [], open: [] },
  });
});

it.each([
  [5, true],
  [6, false],
])("with %i of 50 wrong says passed: %p", (count, passed) => {
  const result = grade("karimenkyo", { wrong: firstRefs(count) });

  expect(result).toMatchObject({ points: 50 - count, passed });
  expect(result.wrong).toEqual(firstRefs(count));
});

it("gives nothing for an unanswered question, and does not call it wrong", () => {
  const result = grade("gaimen", { open: firstRefs(6) });

  expect(result).toMatchObject({ points: 44, passed: false, wrong: [] });
  expect(result.open).toEqual(firstRefs(6));
});

it.each<[string, QuestionRef[], number]>([
  ["one of three", ["hz-01/2"], 98],
  ["all three", ["hz-01/1", "hz-01/2", "hz-01/3"], 98],
  [
    "one in each of five",
    [1, 2, 3, 4, 5].map((id) => `hz-0${id}/1` as const),
    90,
  ],
])("takes a scene's two points for %s wrong", (_, wrong, points) => {
  expect(grade("honmenkyo", { wrong })).toMatchObject({ points, passed: true });
});

it("takes them for an open statement too", () => {
  expect(grade("honmenkyo", { open: ["hz-05/3"] }).points).toBe(98);
});

it("counts statements by topic, and lists flags in the paper's order", () => {
  const { topics, flagged } = grade("honmenkyo", {
    wrong: ["karimenkyo-1/1", "karimenkyo-1/3", "hz-02/2"],
  });

  expect(topics).toEqual([
    { topic: "signs", right: 43, asked: 45 },
    { topic: "speed", right: 45, asked: 45 },
    { topic: "hazards", right: 14, asked: 15 },
  ]);
  expect(flagged).toEqual(["karimenkyo-1/2", "karimenkyo-1/9"]);
});

it("counts a withdrawn question as right", () => {
  const key = paperOf("karimenkyo");
  const exam = { refs: key.map(({ ref }) => ref), answers: {}, flags: [] };

  expect(
    gradeExam({ test: "karimenkyo", ...exam }, key.slice(1)),
  ).toMatchObject({ points: 1, totalPoints: 50, wrong: [] });
});
