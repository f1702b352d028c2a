import {
  answerQuestion,
  nextQuestion,
  startQuiz,
  type QuizProgress,
} from "@/lib/quiz/quiz";
import { readProgress, saveProgress } from "@/lib/quiz/saved-progress";

const questions = [1, 2, 3].map((id) => ({
  id,
  options: ["True", "False"],
  correctAnswer: 0,
  revision: `r${id}`,
}));
const start = startQuiz(3, 500);
const atTwo = nextQuestion(answerQuestion(start, 1));
const save = (progress: QuizProgress) =>
  JSON.parse(JSON.stringify(saveProgress(progress, questions)));

it("restores question, answers and time", () => {
  const saved = save({ ...atTwo, timeTaken: 4_000 });

  expect(readProgress(saved, questions, 10_000)).toEqual({
    currentQuestion: 1,
    linkedQuestion: null,
    selectedAnswers: [1, null, null],
    showResults: false,
    startTime: 6_000,
    timeTaken: 4_000,
  });
});

it("says how many answers are right", () => {
  expect(save(start).right).toBe(0);
  expect(save({ ...start, selectedAnswers: [0, 1, 0] }).right).toBe(2);
});

it("drops only the answer of a question that changed", () => {
  const changed = questions.map((question) =>
    question.id === 1 ? { ...question, revision: "new" } : question,
  );
  const full = { ...start, selectedAnswers: [1, 0, 1], showResults: true };

  expect(readProgress(save(full), changed, 0)).toMatchObject({
    selectedAnswers: [null, 0, 1],
    showResults: false,
  });
});

it("restores results, even if a question was left out", () => {
  const ended = { ...start, selectedAnswers: [null, 0, 1], showResults: true };

  expect(readProgress(save(ended), questions, 0)).toMatchObject({
    selectedAnswers: [null, 0, 1],
    showResults: true,
  });
});

it("finds answers by id when questions moved", () => {
  const [one, two, three] = questions;

  expect(
    readProgress(save(atTwo), [three!, one!, two!], 0).selectedAnswers,
  ).toEqual([null, 1, null]);
});

it.each([
  ["nothing", undefined],
  ["null", null],
  ["text", "hello"],
  ["a list", [1, 2]],
  ["wrong types", { answers: null, current: "x", timeTaken: "y" }],
  ["a current question that is no number", { answers: {}, current: "x" }],
  [
    "an option that does not exist",
    { answers: { 1: { choice: 7, revision: "r1" } } },
  ],
  [
    "a choice that is no number",
    { answers: { 1: { choice: "0", revision: "r1" } } },
  ],
  ["a time before the start", { timeTaken: -5 }],
  ["a time over a day", { timeTaken: 1e12 }],
  ["results without answers", { showResults: true }],
])("starts afresh from %s", (_, saved) => {
  expect(readProgress(saved, questions, 500)).toEqual(start);
});

it("accepts a thousand random values", () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const value = (depth: number): unknown => {
    const leaves = [null, true, -1, 0, 2, 1e300, NaN, "", "1", "r1", [], {}];
    if (depth === 0 || random(3) > 0) return leaves[random(leaves.length)];
    const keys = ["answers", "current", "showResults", "timeTaken", "1", "2"];
    return Object.fromEntries(
      keys.map((key) => [random(4) ? key : "choice", value(depth - 1)]),
    );
  };

  for (let round = 0; round < 1_000; round += 1) {
    const progress = readProgress(value(3), questions, 100);

    expect(progress.selectedAnswers).toHaveLength(3);
    expect([0, 1, 2]).toContain(progress.currentQuestion);
    expect(progress.startTime).toBeLessThanOrEqual(100);
    for (const answer of progress.selectedAnswers)
      expect([null, 0, 1]).toContain(answer);
  }
});
