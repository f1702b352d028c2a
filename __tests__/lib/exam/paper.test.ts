/** @jest-environment node */
import {
  answerKeyOf,
  sceneOf,
  screensOf,
  statementRefs,
  type QuestionBank,
} from "@/lib/exam/paper";

const scene = {
  id: "hz-07",
  group: "B",
  answers: [true, false, true],
  revision: "cccccc",
} as const;

const questionBank: QuestionBank = {
  test: "honmenkyo",
  edition: "2M",
  topics: { speed: 1 },
  questions: [
    {
      ref: "basic/1",
      rule: "speed-legal-limit" as QuestionBank["questions"][number]["rule"],
      topic: "speed",
      answer: false,
      hasPicture: false,
      revision: "aaaaaa",
    },
  ],
  scenes: [scene],
};

it("names a scene's statements, and finds the scene again", () => {
  expect(statementRefs(scene)).toEqual(["hz-07/1", "hz-07/2", "hz-07/3"]);
  expect(sceneOf("hz-07/2")).toBe("hz-07");
  expect(sceneOf("basic/2")).toBeNull();
});

it("shows questions one by one, and the statements of a scene together", () => {
  expect(
    screensOf([
      "basic/1",
      "basic/2",
      "hz-07/1",
      "hz-07/2",
      "hz-07/3",
      "hz-08/1",
    ]),
  ).toEqual([
    ["basic/1"],
    ["basic/2"],
    ["hz-07/1", "hz-07/2", "hz-07/3"],
    ["hz-08/1"],
  ]);
});

it("gives the key of a paper, without what the question bank no longer has", () => {
  expect(
    answerKeyOf(questionBank, ["hz-07/2", "basic/1", "basic/99"]),
  ).toMatchObject([
    { ref: "hz-07/2", topic: "hazards", answer: false },
    { ref: "basic/1", topic: "speed", answer: false },
  ]);
});
