import type { StoreApi } from "zustand";
import { persist } from "zustand/middleware";
import { createStore } from "zustand/vanilla";
import type { SetId } from "@/content/question-sets";
import { startQuiz, type Question, type QuizProgress } from "./quiz";
import {
  readProgress,
  SAVED_VERSION,
  saveProgress,
  storageKey,
} from "./saved-progress";
import { progressStorage } from "./storage";

/** Progress through one set, kept in the browser under a key of its own. */
export type QuizStore = ReturnType<typeof createQuizStore>;

const stores = new Map<SetId, QuizStore>();

/** The one store of a set. It holds the start until `resumeQuiz` is called. */
export function quizStore(
  setId: SetId,
  questions: readonly Question[],
): QuizStore {
  const store = stores.get(setId) ?? createQuizStore(setId, questions);
  stores.set(setId, store);
  return store;
}

function createQuizStore(setId: SetId, questions: readonly Question[]) {
  return createStore<QuizProgress>()(
    persist(() => startQuiz(questions.length, clock()), {
      name: storageKey(setId),
      version: SAVED_VERSION,
      storage: progressStorage,
      skipHydration: true,
      partialize: (progress) => saveProgress(progress, questions),
      merge: (saved) => readProgress(saved, questions, clock()),
    }),
  );
}

/** Takes up what was kept of this set. */
export function resumeQuiz(store: QuizStore) {
  void store.persist.rehydrate();
}

/** Takes one step of `lib/quiz.ts` and notes the time. */
export function takeStep(
  store: StoreApi<QuizProgress>,
  step: (progress: QuizProgress) => QuizProgress,
) {
  const before = store.getState();
  const after = step(before);
  if (after === before) return;

  store.setState({ ...after, timeTaken: clock() - after.startTime });
}

/** Clears the answers and starts at the first question. */
export function startAgain(store: StoreApi<QuizProgress>) {
  const { selectedAnswers } = store.getState();
  store.setState(startQuiz(selectedAnswers.length, clock()));
}

/** Does not jump when somebody sets the phone's clock. */
function clock(): number {
  return performance.now();
}
