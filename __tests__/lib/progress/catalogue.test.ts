import { makeQuestion, pictured } from "@/__tests__/fixtures/questions";
import {
  catalogueSet,
  countRules,
  isCatalogue,
  knownQuestions,
  subjectsOf,
} from "@/lib/progress/catalogue";

const file = JSON.parse(
  JSON.stringify([
    catalogueSet("practice", [makeQuestion(), { ...pictured, id: 2 }]),
    catalogueSet("gaimen-1", [makeQuestion({ correctAnswer: 1 })]),
    catalogueSet("karimenkyo-nepali", [makeQuestion()]),
  ]),
) as unknown;

it("begins as the worker expects a file of questions to begin", () => {
  expect(JSON.stringify(file)).toMatch(/^\[\{"id":/);
});

it("has for every question what the log does not say", () => {
  if (!isCatalogue(file)) throw new Error("It is one");
  const known = knownQuestions(file);
  const { topicOf, revisionOf, sceneOf } = subjectsOf(known);

  expect([...known.keys()]).toEqual([
    "practice/1",
    "practice/2",
    "gaimen-1/1",
    "karimenkyo-nepali/1",
  ]);
  expect(known.get("practice/2")).toMatchObject({
    setId: "practice",
    test: null,
    hasPicture: true,
  });
  expect(known.get("gaimen-1/1")).toMatchObject({
    test: "gaimen",
    correctAnswer: 1,
  });
  expect(known.get("karimenkyo-nepali/1")?.test).toBe("karimenkyo");
  expect(topicOf("practice/1")).toBe("lanes");
  expect(revisionOf("practice/1")).toBe("rev001");
  expect(revisionOf("practice/9")).toBeUndefined();
  expect(sceneOf("hz-07/2")).toBe("hz-07");
});

it.each([
  ["nothing", null],
  ["an empty list", []],
  ["a set's questions", [makeQuestion()]],
  ["a set without questions", [{ id: "basic", questions: [] }]],
  ["rows of something else", [{ id: "basic", questions: [[1, 2, 3, 4, 5]] }]],
  ["a row that is cut off", [{ id: "basic", questions: [[1, "signs"]] }]],
])("takes %s for no catalogue", (_, value) => {
  expect(isCatalogue(value)).toBe(false);
});

it("tells which questions of all sets rest on the same rule", () => {
  const numberOf = countRules();
  const other = makeQuestion({ rule: "parking-hydrant-5m" });
  const known = knownQuestions([
    catalogueSet("practice", [makeQuestion(), { ...other, id: 2 }], numberOf),
    catalogueSet("basic", [other], numberOf),
  ]);
  const ruleOf = (ref: `${string}/${number}`) => known.get(ref)?.rule;

  expect(ruleOf("basic/1")).toBe(ruleOf("practice/2"));
  expect(ruleOf("basic/1")).not.toBe(ruleOf("practice/1"));
});

it("leaves out a set of a later release", () => {
  const later = { id: "of-tomorrow", questions: [[1, "signs", "x", 0, 0]] };

  expect(isCatalogue([later])).toBe(true);
  expect(knownQuestions([later] as never).size).toBe(0);
});
