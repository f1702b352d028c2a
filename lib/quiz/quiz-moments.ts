import { createStore } from "zustand/vanilla";
import type { Question } from "../answers/question";
import type { QuizProgress } from "./quiz";
import type { QuizStore } from "./quiz-store";

/** What has happened in quizzes since the page was opened. */
export type QuizMoments = {
  /** What is asked in the set, exam or round that was last begun. */
  begun: readonly Pick<Question, "image" | "recordings">[] | null;
  /** Whether a set was finished. */
  finished: boolean;
  /** Whether a recording was listened to. */
  listens: boolean;
};

/** For code that reacts to a quiz without being part of it. */
export const quizMoments = createStore<QuizMoments>(() => ({
  begun: null,
  finished: false,
  listens: false,
}));

/** Records the moments of one quiz until the returned function is called. */
export function recordMoments(
  store: QuizStore,
  questions: readonly Question[],
) {
  const record = (progress: QuizProgress, before?: QuizProgress) => {
    if (progress.selectedAnswers.some((answer) => answer !== null))
      quizMoments.setState({ begun: questions });
    if (before && progress.showResults && !before.showResults)
      quizMoments.setState({ finished: true });
  };

  record(store.getState());
  return store.subscribe(record);
}
