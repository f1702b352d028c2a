import { setIds, type SetId } from "@/content/question-sets";
import { evictStore } from "@/lib/quiz/quiz-store";
import {
  countAnswers,
  findProgress,
  savedCodec,
  storageKey,
  type SavedProgress,
} from "@/lib/quiz/saved-progress";
import {
  addAnswers,
  readAnswerLog,
  removeAnswers,
} from "../answers/answer-log";
import {
  EXAM_PREFIX,
  EXAM_RESULTS_KEY,
  FIRST_PREFIX,
  keysThatBegin,
  PAPER_ANSWERS_KEY,
  readText,
  removeText,
  SHARED_PAPER_KEY,
} from "../browser/storage";
import { addExamResults, readExamResults } from "../exam/exam-results";
import {
  deleteSavedHazards,
  importSavedHazards,
  readSavedHazards,
} from "../hazards/saved-sets";
import { readKept, writeKept } from "../session/kept";
import { answersToAdd } from "./merge-logs";
import type { Carried } from "./progress-code";
import type { SavedSets } from "./sets-code";

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
 * Imports what a code carries: its sets take the place of those here, its
 * answers and exams are added. Says how many sets and answers that was.
 */
export function importCode({ sets, answers, hazards, exams }: Carried) {
  const added = answersToAdd(readAnswerLog(), answers);
  if (added.length > 0) addAnswers(added);
  addExamResults(exams);
  return {
    sets: importSavedSets(sets) + importSavedHazards(hazards),
    answers: added.length,
  };
}

/**
 * Imports progress, as if it had been made here; other sets stay. Leaves
 * what a newer release wrote. Gives back how many sets were taken.
 */
export function importSavedSets(progress: SavedSets): number {
  let taken = 0;
  for (const setId of setIds) {
    const state = progress[setId];
    const key = storageKey(setId);
    if (!state || savedCodec.isNewer(readText(key) ?? "")) continue;

    taken += 1;
    // One without an answer takes nobody's place.
    if (countAnswers(state) === 0) continue;
    writeKept(key, savedCodec, state);
    evictStore(setId);
  }
  return taken;
}

/** Whether the browser keeps anything of a learner that a code carries. */
export function canCarry(): boolean {
  const saved = { ...readSavedSets(), ...readSavedHazards() };
  return [Object.keys(saved), readAnswerLog(), readExamResults()].some(
    ({ length }) => length > 0,
  );
}

/** Whether it keeps an exam, open or ended, or a teacher's paper. */
export function hasExams(): boolean {
  return keysOfNoSet().some((key) => readText(key) !== null);
}

/**
 * Forgets all answers of these sets, in the log too; with null everything, also
 * what is of no set: scenes, exams with their results, and a teacher's paper.
 */
export function deleteProgress(sets: readonly SetId[] | null) {
  for (const setId of sets ?? setIds) {
    for (const end of ["", "-broken"]) removeText(storageKey(setId) + end);
    removeText(FIRST_PREFIX + setId);
    evictStore(setId);
  }
  if (!sets) {
    deleteSavedHazards();
    for (const key of keysOfNoSet()) removeText(key);
  }
  removeAnswers(
    ({ ref }) => !sets || sets.some((setId) => ref.startsWith(`${setId}/`)),
  );
}

/** Where exams with their results, and a teacher's paper, are kept. */
const keysOfNoSet = () => [
  ...[PAPER_ANSWERS_KEY, SHARED_PAPER_KEY],
  ...[EXAM_PREFIX, EXAM_RESULTS_KEY].flatMap(keysThatBegin),
];

function readSaved(setId: SetId): SavedProgress | undefined {
  return findProgress(readKept(storageKey(setId), savedCodec));
}
