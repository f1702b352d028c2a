import { makeKnown } from "@/__tests__/fixtures/known-questions";
import { answered, TODAY } from "@/__tests__/fixtures/logged-answers";
import type { Language } from "@/content/languages";
import { questionSets } from "@/content/question-sets";
import type { TestId } from "@/content/tests";
import type { LoggedAnswer } from "@/lib/answers/answer-page";
import { knownQuestions, type KnownQuestions } from "@/lib/progress/catalogue";
import { chooseRound } from "@/lib/progress/choose";
import { filterOf, type PracticeFilter } from "@/lib/progress/practice-filter";

const manyKnown = makeKnown({
  "karimenkyo-1": 50,
  "karimenkyo-nepali": 50,
  "honmenkyo-1": 90,
  "gaimen-1": 50,
  basic: 50,
});

type Choice = {
  known?: KnownQuestions;
  log?: LoggedAnswer[];
  test?: TestId;
  language?: Language;
  filter?: PracticeFilter;
  leftOut?: Parameters<typeof chooseRound>[2];
};

function choose({
  known = manyKnown,
  log = [],
  test,
  language,
  filter,
  leftOut,
}: Choice = {}) {
  const goal = {
    test: test ?? ("karimenkyo" as const),
    examDay: null,
    asksHowSure: false,
  };
  return chooseRound(
    { known, log, goal, language: language ?? "en", today: TODAY },
    filter ?? "all",
    leftOut,
  );
}
const setsOf = (choice: Choice) => [
  ...new Set(choose(choice).questions.map(({ setId }) => setId)),
];

it.each(["karimenkyo", "honmenkyo", "gaimen"] as const)(
  "has ten questions and nothing hard in the first round for %s",
  (test) => {
    const { questions } = choose({ test });

    expect(questions).toHaveLength(10);
    for (const { setId } of questions)
      expect(questionSets[setId].difficulty).toBe("Basic");
  },
);

it("asks for the chosen test, after that", () => {
  const log = [answered("karimenkyo-1/1", true)];

  expect(choose({ log }).questions).toHaveLength(20);
  expect(setsOf({ log })).toEqual(["karimenkyo-1"]);
  expect(setsOf({ log, test: "honmenkyo" })).toContain("honmenkyo-1");
  expect(setsOf({ log, test: "gaimen" })).toContain("gaimen-1");
});

it("shows no pictures if the test has none", () => {
  const log = [answered("karimenkyo-1/2", true)];
  const { questions } = choose({ log, test: "gaimen" });

  expect(questions.filter(({ hasPicture }) => hasPicture)).toEqual([]);
});

it("begins with mistakes, wherever they were made", () => {
  const log = [answered("basic/7", false), answered("karimenkyo-1/3", false)];

  expect(
    choose({ log })
      .questions.slice(0, 2)
      .map(({ ref }) => ref),
  ).toEqual(["basic/7", "karimenkyo-1/3"]);
});

it("asks only mistakes, and says which wait for another day", () => {
  const log = [
    answered("basic/7", false),
    answered("basic/8", false),
    answered("basic/8", true, { place: "practice" }),
  ];
  const { questions, later } = choose({ log, filter: "mistakes" });

  expect(questions.map(({ ref }) => ref)).toEqual(["basic/7"]);
  expect(later).toBe(1);
});

it("asks one topic, first from the chosen test", () => {
  const { questions } = choose({
    test: "gaimen",
    filter: { topic: "signs" },
    log: [answered("gaimen-1/1", true)],
  });

  expect(new Set(questions.map(({ topic }) => topic))).toEqual(
    new Set(["signs"]),
  );
  expect(questions.map(({ setId }) => setId)).toContain("gaimen-1");
});

it("works without a set that cannot be loaded", () => {
  expect(setsOf({ leftOut: new Set(["karimenkyo-1"]) })).toEqual([
    "karimenkyo-nepali",
  ]);
});

it("asks only what the address names, if it still exists", () => {
  const refsOf = (filter: PracticeFilter) =>
    choose({ filter }).questions.map(({ ref }) => ref);

  expect(refsOf({ refs: ["basic/7", "gaimen-1/3", "gone/1"] }).sort()).toEqual([
    "basic/7",
    "gaimen-1/3",
  ]);
  expect(refsOf({ refs: ["gone/1"] })).toEqual(refsOf("all"));
});

it("asks what rests on the same rule as a question, but not itself", () => {
  const rows = [0, 1, 0, 0].map(
    (rule, index) => [index + 1, "parking", "x81Qfa", 0, 0, rule] as const,
  );
  const some = knownQuestions([{ id: "basic", questions: rows }]);
  const refsOf = (like: `${string}/${number}`) =>
    choose({ known: some, filter: { like } })
      .questions.map(({ ref }) => ref)
      .sort();

  expect(refsOf("basic/1")).toEqual(["basic/3", "basic/4"]);
  // Nothing rests on its rule: its topic is the next best.
  expect(refsOf("basic/2")).toHaveLength(4);
});

it("does not ask a question that has changed as a mistake", () => {
  const old = answered("karimenkyo-1/30", false, { revision: "before" });

  expect(choose({ log: [old], filter: "mistakes" }).questions).toEqual([]);
});

it.each([
  ["", "all"],
  ["#", "all"],
  ["#nonsense", "all"],
  ["#mistakes", "mistakes"],
  ["#parking", { topic: "parking" }],
  ["#basic/7,expert/12", { refs: ["basic/7", "expert/12"] }],
  ["#like/basic/7", { like: "basic/7" }],
] as const)("reads the filter of the address %p", (hash, filter) => {
  expect(filterOf(hash)).toEqual(filter);
});
