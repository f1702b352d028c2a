import { gradeQuiz, requiredPoints } from "@/lib/quiz/grade";
import { startQuiz } from "@/lib/quiz/quiz";

describe("gradeQuiz", () => {
  const questions = Array(50).fill({ correctAnswer: 0, points: 1 });
  const answersWith = (correct: number) => ({
    selectedAnswers: questions.map((_, index) => (index < correct ? 0 : 1)),
  });

  it.each([
    [0, { score: 0, percentage: 0, passed: false }],
    [44, { score: 44, percentage: 88, passed: false }],
    [45, { score: 45, percentage: 90, passed: true }],
    [50, { score: 50, percentage: 100, passed: true }],
  ])("grades %i of 50", (correct, expected) => {
    expect(gradeQuiz(questions, answersWith(correct))).toMatchObject(expected);
  });

  it("passes by the exact share, not by the rounded percentage", () => {
    const many = Array(1000).fill({ correctAnswer: 0, points: 1 });
    const selectedAnswers = many.map((_, index) => (index < 899 ? 0 : 1));

    expect(gradeQuiz(many, { selectedAnswers })).toMatchObject({
      percentage: 90,
      passed: false,
    });
  });

  it("counts a question without an answer as wrong", () => {
    expect(gradeQuiz(questions, startQuiz(50, 0)).score).toBe(0);
  });

  it("does not pass an empty set", () => {
    expect(gradeQuiz([], { selectedAnswers: [] })).toEqual({
      score: 0,
      totalQuestions: 0,
      points: 0,
      totalPoints: 0,
      required: 0,
      needed: 0,
      percentage: 0,
      passed: false,
    });
  });
});

it.each([
  [50, 45],
  [10, 9],
  [95, 86],
])("requires of %i questions %i", (total, required) => {
  expect(requiredPoints(total)).toBe(required);
});
