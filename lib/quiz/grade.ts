/** What a quiz is worth, and whether that passes. */

import { tests } from "@/content/tests";
import type { Question } from "../answers/question";
import type { QuizProgress } from "./quiz";

const { passMark, questions: asked } = tests.karimenkyo;

/** Share of the points that passes, in percent, as in the real test. */
export const PASS_PERCENTAGE = (passMark * 100) / asked;

export type QuizResult = {
  /** How many questions were answered right, and how many there are. */
  score: number;
  totalQuestions: number;
  /** The points for the right answers, and for all. */
  points: number;
  totalPoints: number;
  /** How many points pass, and how many of these are missing. */
  required: number;
  needed: number;
  /**
   * Share of the points, rounded. `passed` is computed from the exact share.
   */
  percentage: number;
  passed: boolean;
};

/** How many of these points are needed to pass. */
export function requiredPoints(totalPoints: number): number {
  return Math.ceil((totalPoints * PASS_PERCENTAGE) / 100);
}

/** Adds up the right answers; an empty set is not passed. */
export function gradeQuiz(
  questions: readonly Pick<Question, "correctAnswer" | "points">[],
  { selectedAnswers }: Pick<QuizProgress, "selectedAnswers">,
): QuizResult {
  const right = questions.filter(
    ({ correctAnswer }, index) => selectedAnswers[index] === correctAnswer,
  );
  const points = sumOfPoints(right);
  const totalPoints = sumOfPoints(questions);
  const required = requiredPoints(totalPoints);

  return {
    score: right.length,
    totalQuestions: questions.length,
    points,
    totalPoints,
    required,
    needed: Math.max(0, required - points),
    percentage:
      totalPoints === 0 ? 0 : Math.round((points / totalPoints) * 100),
    passed: totalPoints > 0 && points >= required,
  };
}

/** What was not answered right, in the order asked. */
export function missedQuestions<Asked extends Pick<Question, "correctAnswer">>(
  questions: readonly Asked[],
  { selectedAnswers }: Pick<QuizProgress, "selectedAnswers">,
): Asked[] {
  return questions.filter(
    ({ correctAnswer }, index) => selectedAnswers[index] !== correctAnswer,
  );
}

function sumOfPoints(questions: readonly Pick<Question, "points">[]): number {
  return questions.reduce((sum, { points }) => sum + points, 0);
}
