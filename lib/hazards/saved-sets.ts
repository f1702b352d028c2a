import { hazardSetIds, type HazardSetId } from "@/content/hazards/sets";
import {
  HAZARDS_PREFIX,
  keysThatBegin,
  readText,
  removeText,
  writeText,
} from "../browser/storage";
import { hasAnswers, isNewer, isPractice, practiceKey } from "./saved-practice";

/** Practice of hazard scenes by its set's id, as it is kept: as a text. */
export type SavedHazards = Partial<Record<HazardSetId, string>>;

/** The practice of scenes that this browser keeps. */
export function readSavedHazards(): SavedHazards {
  const saved: SavedHazards = {};
  for (const setId of hazardSetIds) {
    const text = readText(practiceKey(setId));
    if (text !== null && isCarried(text)) saved[setId] = text;
  }
  return saved;
}

/** Whether a text is practice that fits into a code: one word, a short one. */
export function isCarried(text: string): boolean {
  return /^[!-~]{1,9999}$/.test(text) && isPractice(text);
}

/**
 * Takes over practice in the place of what is kept here, but not of what a
 * newer release wrote. Gives back how many sets were taken.
 */
export function importSavedHazards(saved: SavedHazards): number {
  let taken = 0;
  for (const setId of hazardSetIds) {
    const text = saved[setId];
    const key = practiceKey(setId);
    const own = readText(key) ?? "";
    if (text === undefined || isNewer(own)) continue;

    taken += 1;
    // Practice without an answer takes nobody's place.
    if (hasAnswers(text) || !hasAnswers(own)) writeText(key, text);
  }
  return taken;
}

/** Forgets the practice of all scenes, also what could not be read of it. */
export function deleteSavedHazards() {
  for (const key of keysThatBegin(HAZARDS_PREFIX)) removeText(key);
}
