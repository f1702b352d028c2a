/** The rules of a quiz, without React, clock or storage. */

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
