import { createStore, type StoreApi } from "zustand/vanilla";
import type { HazardSetId } from "@/content/hazards/sets";
import { recordAnswer } from "../answers/answer-log";
import { optionOf } from "../answers/question";
import { noteNotKept, readText, writeText } from "../browser/storage";
import {
  answerOf,
  checkScene,
  faceOf,
  startPractice,
  type HazardPractice,
} from "./practice";
import {
  isFromLater,
  joinPractice,
  practiceKey,
  readPractice,
  writePractice,
} from "./saved-practice";
import type { Scene } from "./scene";

/** Practice of one set, kept in the browser under a key of its own. */
export type PracticeStore = StoreApi<HazardPractice>;

/** A store at the start; `resume` takes up what is kept. */
export function createPracticeStore(): PracticeStore {
  return createStore(() => startPractice());
}

/** Takes up what was kept of a set. What cannot be read is put aside. */
export function resume(
  store: PracticeStore,
  setId: HazardSetId,
  scenes: readonly Scene[],
) {
  const text = readText(practiceKey(setId));
  if (text === null) return;

  const kept = readPractice(text, scenes);
  if (kept) store.setState(kept, true);
  else if (!isFromLater(text)) writeText(`${practiceKey(setId)}-broken`, text);
}

/** Joins what another tab has kept meanwhile; the scene on screen stays. */
export function readOtherTab(
  store: PracticeStore,
  setId: HazardSetId,
  scenes: readonly Scene[],
) {
  const kept = readPractice(readText(practiceKey(setId)) ?? "", scenes);
  store.setState(joinPractice(store.getState(), kept), true);
}

/** Takes a step and keeps it, with what another tab has kept meanwhile. */
export function takeStep(
  store: PracticeStore,
  setId: HazardSetId,
  scenes: readonly Scene[],
  step: (practice: HazardPractice) => HazardPractice,
) {
  const before = store.getState();
  const after = step(before);
  if (after === before) return;

  const text = readText(practiceKey(setId)) ?? "";
  const joined = joinPractice(after, readPractice(text, scenes));
  store.setState(joined, true);
  if (isFromLater(text)) noteNotKept();
  else writeText(practiceKey(setId), writePractice(joined, scenes));
}

/** Makes the answers to a scene final and writes them into the answer log. */
export function check(
  store: PracticeStore,
  setId: HazardSetId,
  scenes: readonly Scene[],
  scene: Scene,
) {
  const before = store.getState();
  takeStep(store, setId, scenes, (from) => checkScene(from, scene.id));
  const after = store.getState();
  if (after === before || !answerOf(after, scene.id).isChecked) return;

  const { statements, revision } = faceOf(scene, after.round);
  const { given } = answerOf(after, scene.id);
  statements.forEach(({ ref, answer }, index) => {
    const question = { ref, revision, correctAnswer: optionOf(answer) };
    recordAnswer(question, optionOf(given[index] === true), { place: "set" });
  });
}
