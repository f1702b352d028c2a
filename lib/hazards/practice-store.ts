import type { HazardSetId } from "@/content/hazards/sets";
import { recordAnswer } from "../answers/answer-log";
import { optionOf } from "../answers/question";
import { createSession, type Session } from "../session/session";
import {
  answerOf,
  checkScene,
  faceOf,
  startPractice,
  type HazardPractice,
} from "./practice";
import { joinPractice, practiceCodec, practiceKey } from "./saved-practice";
import type { Scene } from "./scene";

/** Practice of one set of scenes, kept in the browser under its own key. */
export type PracticeStore = Session<HazardPractice> & {
  scenes: readonly Scene[];
};

/** A store at the start; `resume` takes up what is kept. */
export function createPracticeStore(
  setId: HazardSetId,
  scenes: readonly Scene[],
): PracticeStore {
  const session = createSession({
    key: practiceKey(setId),
    codec: practiceCodec(scenes),
    start: () => startPractice(),
    merge: joinPractice,
  });
  return Object.assign(session, { scenes });
}

/** Takes a step and keeps it, with what another tab has kept meanwhile. */
export function takeStep(
  store: PracticeStore,
  step: (practice: HazardPractice) => HazardPractice,
) {
  const before = store.getState();
  const after = step(before);
  if (after === before) return;

  store.setState(after, true);
  store.sync();
  store.save();
}

/** Makes the answers to a scene final and writes them into the answer log. */
export function check(store: PracticeStore, scene: Scene) {
  const before = store.getState();
  takeStep(store, (from) => checkScene(from, scene.id));
  const after = store.getState();
  if (after === before || !answerOf(after, scene.id).isChecked) return;

  const { statements, revision } = faceOf(scene, after.attempt);
  const { given } = answerOf(after, scene.id);
  statements.forEach(({ ref, answer }, index) => {
    const question = { ref, revision, correctAnswer: optionOf(answer) };
    recordAnswer(question, optionOf(given[index] === true), { place: "set" });
  });
}
