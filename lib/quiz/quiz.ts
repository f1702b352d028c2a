/** The rules of a quiz, without React, clock or storage. */

import { tests } from "@/content/tests";
import type { Question } from "../answers/question";

const { passMark, questions: asked } = tests.karimenkyo;

/** Share of the points that passes, in percent, as in the real test. */
export const PASS_PERCENTAGE = (passMark * 100) / asked;

export type QuizProgress = {
  /** Zero-based index of the question that the learner has reached. */
  currentQuestion: number;
  /**
   * Another question that a link shows; null where none does. The learner's
   * own place changes when she answers it or moves on from it.
   */
  linkedQuestion: number | null;
  /**
   * One entry per question: the index of the chosen option, null without one.
   */
  selectedAnswers: readonly (number | null)[];
  showResults: boolean;
  /** When time began to count, in ms on the clock that the caller keeps. */
  startTime: number;
  /** From then to the last step, in ms. */
  timeTaken: number;
};

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

/** A quiz at its first question, nothing answered. */
export function startQuiz(questionCount: number, now: number): QuizProgress {
  return {
    currentQuestion: 0,
    linkedQuestion: null,
    selectedAnswers: Array<null>(questionCount).fill(null),
    showResults: false,
    startTime: now,
    timeTaken: 0,
  };
}

/** Zero-based index of the question on screen. */
export function shownQuestion(progress: QuizProgress): number {
  return progress.linkedQuestion ?? progress.currentQuestion;
}

/** Whether the results are on screen; a link to a question lies over them. */
export function showsResults(progress: QuizProgress): boolean {
  return progress.showResults && progress.linkedQuestion === null;
}

/** The index of the option chosen for the question on screen, or null. */
export function currentAnswer(progress: QuizProgress): number | null {
  return progress.selectedAnswers[shownQuestion(progress)] ?? null;
}

export function isFirstQuestion(progress: QuizProgress): boolean {
  return shownQuestion(progress) === 0;
}

export function isLastQuestion(progress: QuizProgress): boolean {
  return shownQuestion(progress) === progress.selectedAnswers.length - 1;
}

/** Puts a question on screen and makes it the learner's place. */
function moveTo(progress: QuizProgress, index: number): QuizProgress {
  return {
    ...progress,
    currentQuestion: index,
    linkedQuestion: null,
    showResults: false,
  };
}

/** Stores the choice for the question on screen; the first choice stands. */
export function answerQuestion(
  progress: QuizProgress,
  choice: number,
): QuizProgress {
  if (showsResults(progress) || currentAnswer(progress) !== null)
    return progress;

  const shown = shownQuestion(progress);
  const selectedAnswers = progress.selectedAnswers.map((answer, index) =>
    index === shown ? choice : answer,
  );
  return { ...moveTo(progress, shown), selectedAnswers };
}

/** The question after this one, or the results; only once it is answered. */
export function nextQuestion(progress: QuizProgress): QuizProgress {
  if (showsResults(progress) || currentAnswer(progress) === null)
    return progress;

  return skipQuestion(progress);
}

/** The question after this one, answered or not; for one that cannot be shown. */
export function skipQuestion(progress: QuizProgress): QuizProgress {
  const shown = shownQuestion(progress);
  if (isLastQuestion(progress))
    return { ...moveTo(progress, shown), showResults: true };

  return moveTo(progress, shown + 1);
}

/** The question before this one, if there is one. */
export function previousQuestion(progress: QuizProgress): QuizProgress {
  if (showsResults(progress) || isFirstQuestion(progress)) return progress;

  return moveTo(progress, shownQuestion(progress) - 1);
}

/**
 * Shows the question at a zero-based index, as a link to it does; place and
 * results do not change. Any other index is ignored.
 */
export function showLinkedQuestion(
  progress: QuizProgress,
  index: number,
): QuizProgress {
  if (progress.selectedAnswers[index] === undefined) return progress;

  return { ...progress, linkedQuestion: index };
}

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
