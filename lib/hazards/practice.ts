/** The rules of practising a set of scenes, without React or storage. */
import { STATEMENTS_PER_SCENE } from "@/content/hazards/sets";
import type { Mark } from "./marks";
import type { Face, Scene } from "./scene";

/** The answers to a scene's statements; null where there is none yet. */
export type Given = readonly (boolean | null)[];

export type SceneAnswer = {
  given: Given;
  /** Where danger was said to come from, before the statements. */
  marks: readonly Mark[];
  /** Answers are final once they are checked. */
  isChecked: boolean;
};

export type HazardPractice = {
  /** How many times the set was finished before. */
  attempt: number;
  /** By the scene's id. */
  answers: Readonly<Record<string, SceneAnswer>>;
  /** Zero-based index of the scene on screen. */
  current: number;
  showsResults: boolean;
};

const unanswered: SceneAnswer = {
  given: Array.from({ length: STATEMENTS_PER_SCENE }, () => null),
  marks: [],
  isChecked: false,
};

/** The first scene, nothing answered. */
export function startPractice(attempt = 0): HazardPractice {
  return { attempt, answers: {}, current: 0, showsResults: false };
}

/** What was answered to a scene. */
export function answerOf({ answers }: HazardPractice, id: string): SceneAnswer {
  return answers[id] ?? unanswered;
}

/** Every other attempt shows the second picture of a scene, if it has one. */
export function faceOf(scene: Scene, attempt: number): Face {
  return (attempt % 2 === 1 && scene.flip) || scene.face;
}

/** Answers a statement; a later answer replaces an earlier one. */
export function giveAnswer(
  practice: HazardPractice,
  id: string,
  index: number,
  answer: boolean,
): HazardPractice {
  const before = answerOf(practice, id);
  if (before.isChecked || before.given[index] === answer) return practice;

  const given = before.given.map((one, at) => (at === index ? answer : one));
  return withAnswer(practice, id, { ...before, given });
}

/** Whether the marks on a scene can still be changed: nothing is answered. */
export function takesMarks({ given }: SceneAnswer): boolean {
  return given.every((answer) => answer === null);
}

/** Marks where danger may come from; no change once a statement is answered. */
export function setMarks(
  practice: HazardPractice,
  id: string,
  marks: readonly Mark[],
): HazardPractice {
  const before = answerOf(practice, id);
  if (!takesMarks(before) || before.marks === marks) return practice;

  return withAnswer(practice, id, { ...before, marks });
}

/** How many statements of a scene have no answer. */
export function countOpen({ given }: SceneAnswer): number {
  return given.filter((answer) => answer === null).length;
}

/** Makes the answers to a scene final, once all of them are given. */
export function checkScene(
  practice: HazardPractice,
  id: string,
): HazardPractice {
  const before = answerOf(practice, id);
  if (before.isChecked || countOpen(before) > 0) return practice;

  return withAnswer(practice, id, { ...before, isChecked: true });
}

function withAnswer(
  practice: HazardPractice,
  id: string,
  answer: SceneAnswer,
): HazardPractice {
  return { ...practice, answers: { ...practice.answers, [id]: answer } };
}

/** The scene before; the first one has none. */
export function previousScene(practice: HazardPractice): HazardPractice {
  if (practice.current === 0) return practice;

  return { ...practice, current: practice.current - 1 };
}

/**
 * The next scene; after the last one, the first scene that is not checked yet,
 * or the results. No change while the scene on screen is not checked.
 */
export function nextScene(
  practice: HazardPractice,
  scenes: readonly Scene[],
): HazardPractice {
  const isChecked = ({ id }: Scene) => answerOf(practice, id).isChecked;
  const shown = scenes[practice.current];
  if (!shown || !isChecked(shown)) return practice;

  if (practice.current < scenes.length - 1)
    return { ...practice, current: practice.current + 1 };
  const open = scenes.findIndex((scene) => !isChecked(scene));
  return open === -1
    ? { ...practice, showsResults: true }
    : { ...practice, current: open };
}

/** Whether Next leads to the results. */
export function leadsToResults(
  practice: HazardPractice,
  scenes: readonly Scene[],
): boolean {
  return nextScene(practice, scenes).showsResults;
}

/** Opens a scene from the results, to look at it again. */
export function showScene(
  practice: HazardPractice,
  index: number,
): HazardPractice {
  return { ...practice, current: index, showsResults: false };
}

/** Starts the set again. */
export function nextAttempt({ attempt }: HazardPractice): HazardPractice {
  return startPractice(attempt + 1);
}
