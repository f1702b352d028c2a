import { setIds, type SetId } from "@/content/question-sets";
import { progressStorage } from "@/lib/quiz/progress-storage";
import { forgetStore } from "@/lib/quiz/quiz-store";
import {
  countAnswers,
  SAVED_VERSION,
  storageKey,
  type SavedProgress,
} from "@/lib/quiz/saved-progress";
import type { AllProgress } from "./progress-code";

/** The progress that this browser keeps, of the sets that have any answer. */
export function keptProgress(): AllProgress {
  const kept: AllProgress = {};
  for (const setId of setIds) {
    const state = readKept(setId);
    if (state && countAnswers(state) > 0) kept[setId] = state;
  }
  return kept;
}

/** Takes over progress, as if it had been made here; other sets stay. */
export function keepProgress(progress: AllProgress) {
  for (const setId of setIds) {
    const state = progress[setId];
    if (!state) continue;
    progressStorage.setItem(storageKey(setId), {
      state,
      version: SAVED_VERSION,
    });
    forgetStore(setId);
  }
}

/** Forgets all answers of these sets. */
export function deleteProgress(sets: readonly SetId[]) {
  for (const setId of sets) {
    progressStorage.removeItem(storageKey(setId));
    forgetStore(setId);
  }
}

function readKept(setId: SetId): SavedProgress | undefined {
  return progressStorage.getItem(storageKey(setId))?.state;
}
