/** The rules of a quiz. Knows no React, no clock and no storage. */

import type { Day, LegalBasis } from "@/content/rules/schema";

/** Share of right answers that passes, in percent, as in the real test. */
export const PASS_PERCENTAGE = 90;

/** A question as a quiz shows it. */
export type Question = {
  id: number;
  question: string;
  options: readonly string[];
  /** Zero-based index into options. */
  correctAnswer: number;
  explanation?: string;
  /** Address of a picture, without the base path. */
  image?: string;
  imageAlt?: string;
  /** Where the rule behind the answer is written, and when it was compared. */
  basis: readonly LegalBasis[];
  checked: Day;
  /** The page of the book that tells the rule. */
  bookPage: number;
  /** Changes when the question or its answer does. */
  revision: string;
};

export type QuizProgress = {
  /** Zero-based index of the question on screen. */
  currentQuestion: number;
  /** One entry a question: the index of the chosen option, null until then. */
  selectedAnswers: readonly (number | null)[];
  showResults: boolean;
  /** When time began to count, in ms on the clock that the caller keeps. */
  startTime: number;
  /** From then to the last step, in ms. */
  timeTaken: number;
};

export type QuizResult = {
  score: number;
  totalQuestions: number;
  /** Rounded; `passed` is computed from the exact share. */
  percentage: number;
  passed: boolean;
};

/** A quiz at its first question, nothing answered. */
export function startQuiz(questionCount: number, now: number): QuizProgress {
  return {
    currentQuestion: 0,
    selectedAnswers: Array<null>(questionCount).fill(null),
    showResults: false,
    startTime: now,
    timeTaken: 0,
  };
}

/** The index of the option chosen for the question on screen, or null. */
export function currentAnswer(progress: QuizProgress): number | null {
  return progress.selectedAnswers[progress.currentQuestion] ?? null;
}

export function isFirstQuestion(progress: QuizProgress): boolean {
  return progress.currentQuestion === 0;
}

export function isLastQuestion(progress: QuizProgress): boolean {
  return progress.currentQuestion === progress.selectedAnswers.length - 1;
}

/** Stores the choice for the question on screen; the first choice stands. */
export function answerQuestion(
  progress: QuizProgress,
  choice: number,
): QuizProgress {
  if (progress.showResults || currentAnswer(progress) !== null) return progress;

  const selectedAnswers = progress.selectedAnswers.map((answer, index) =>
    index === progress.currentQuestion ? choice : answer,
  );
  return { ...progress, selectedAnswers };
}

/** The question after this one, or the results; only once it is answered. */
export function nextQuestion(progress: QuizProgress): QuizProgress {
  if (progress.showResults || currentAnswer(progress) === null) return progress;
  if (isLastQuestion(progress)) return { ...progress, showResults: true };

  return { ...progress, currentQuestion: progress.currentQuestion + 1 };
}

/** The question after this one, answered or not; for one that cannot be shown. */
export function skipQuestion(progress: QuizProgress): QuizProgress {
  if (isLastQuestion(progress)) return { ...progress, showResults: true };

  return { ...progress, currentQuestion: progress.currentQuestion + 1 };
}

/** The question before this one, if there is one. */
export function previousQuestion(progress: QuizProgress): QuizProgress {
  if (progress.showResults || isFirstQuestion(progress)) return progress;

  return { ...progress, currentQuestion: progress.currentQuestion - 1 };
}

/** Shows the question at a zero-based index; anything else changes nothing. */
export function goToQuestion(
  progress: QuizProgress,
  index: number,
): QuizProgress {
  if (progress.selectedAnswers[index] === undefined) return progress;

  return { ...progress, currentQuestion: index, showResults: false };
}

/** How many right answers pass a set of this size. */
export function requiredCorrect(totalQuestions: number): number {
  return Math.ceil((totalQuestions * PASS_PERCENTAGE) / 100);
}

/** Counts the right answers; an empty set is not passed. */
export function gradeQuiz(
  questions: readonly Pick<Question, "correctAnswer">[],
  { selectedAnswers }: Pick<QuizProgress, "selectedAnswers">,
): QuizResult {
  const totalQuestions = questions.length;
  const score = questions.filter(
    ({ correctAnswer }, index) => selectedAnswers[index] === correctAnswer,
  ).length;

  return {
    score,
    totalQuestions,
    percentage:
      totalQuestions === 0 ? 0 : Math.round((score / totalQuestions) * 100),
    passed: totalQuestions > 0 && score >= requiredCorrect(totalQuestions),
  };
}
