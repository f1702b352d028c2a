import { goToQuestion, type Question } from "@/lib/quiz";
import { noteMoments } from "@/lib/quiz-moments";
import { resumeQuiz, takeStep, type QuizStore } from "@/lib/quiz-store";

/**
 * Takes up the kept progress, then goes where the address says: `#q12` opens
 * the question with that id. Other fragments are ignored. Returns the undo of
 * listening to the address.
 */
export function openQuiz(store: QuizStore, questions: readonly Question[]) {
  const followFragment = () => {
    const id = /^#q(\d+)$/.exec(location.hash)?.[1];
    if (id === undefined) return;

    const index = questions.findIndex((question) => question.id === Number(id));
    takeStep(store, (progress) => goToQuestion(progress, index));
  };

  resumeQuiz(store);
  followFragment();
  addEventListener("hashchange", followFragment);
  const stopNoting = noteMoments(store, questions);
  return () => {
    removeEventListener("hashchange", followFragment);
    stopNoting();
  };
}
