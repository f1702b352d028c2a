import { setIds, type SetId } from "@/content/question-sets";
import { progressStorage } from "@/lib/quiz/progress-storage";
import { forgetStore } from "@/lib/quiz/quiz-store";
import {
  countAnswers,
  SAVED_VERSION,
  storageKey,
  type SavedProgress,
} from "@/lib/quiz/saved-progress";
import type { SavedSets } from "./progress-code";

/** The progress that this browser keeps, of the sets that have any answer. */
export function readSavedSets(): SavedSets {
  const saved: SavedSets = {};
  for (const setId of setIds) {
    const state = readSaved(setId);
    if (state && countAnswers(state) > 0) saved[setId] = state;
  }
  return saved;
}

/**
 * Takes over progress, as if it had been made here; other sets stay. Leaves
 * what a newer release wrote. Gives back how many sets were taken.
 */
export function importSavedSets(progress: SavedSets): number {
  let taken = 0;
  for (const setId of setIds) {
    const state = progress[setId];
    const key = storageKey(setId);
    if (!state || progressStorage.isNewer(key)) continue;

    progressStorage.setItem(key, { state, version: SAVED_VERSION });
    forgetStore(setId);
    taken += 1;
  }
  return taken;
}

/** Forgets all answers of these sets. */
export function deleteProgress(sets: readonly SetId[]) {
  for (const setId of sets) {
    progressStorage.removeItem(storageKey(setId));
    forgetStore(setId);
  }
}

function readSaved(setId: SetId): SavedProgress | undefined {
  return progressStorage.getItem(storageKey(setId))?.state;
}
