/**
 * The form in which practice is kept: answers by scene, with the revision of
 * what was asked, so that a changed scene drops only its own.
 */
import { STATEMENTS_PER_SCENE, type HazardSetId } from "@/content/hazards/sets";
import { isRecord, parseRecord } from "../browser/check-json";
import { HAZARDS_PREFIX } from "../browser/storage";
import { isNewerJson, type Codec } from "../session/kept";
import {
  answerOf,
  faceOf,
  startPractice,
  type Given,
  type HazardPractice,
} from "./practice";
import type { Scene } from "./scene";

/** Raised when the form changes. */
const VERSION = 1;

/** Nobody has practised a set so often. */
const MOST_ROUNDS = 10_000;

/** Where practice of a set is kept. */
export function practiceKey(setId: HazardSetId): string {
  return HAZARDS_PREFIX + setId;
}

/** Whether a text is practice, of this release's form. */
export function isPractice(text: string): boolean {
  return parseRecord(text)?.version === VERSION;
}

/** Whether practice holds any answer. */
export function hasAnswers(text: string): boolean {
  const answers = parseRecord(text)?.answers;
  return isRecord(answers) && Object.keys(answers).length > 0;
}

/** Whether a newer release wrote a text: then it is left as it is. */
export const isNewer = (text: string) => isNewerJson(text, VERSION);

/** The form of practice with these scenes. */
export function practiceCodec(scenes: readonly Scene[]): Codec<HazardPractice> {
  return {
    write: (practice) => writePractice(practice, scenes),
    read: (text) => readPractice(text, scenes),
    isNewer,
  };
}

function writePractice(
  practice: HazardPractice,
  scenes: readonly Scene[],
): string {
  const answers = scenes.flatMap((scene) => {
    const { given, isChecked } = answerOf(practice, scene.id);
    if (given.every((answer) => answer === null)) return [];
    const { revision } = faceOf(scene, practice.round);
    return [[scene.id, { given, isChecked, revision }]];
  });
  return JSON.stringify({
    version: VERSION,
    round: practice.round,
    answers: Object.fromEntries(answers) as unknown,
    current: scenes[practice.current]?.id,
    showsResults: practice.showsResults,
  });
}

/** What fits today's scenes is kept, all else is as at the start. */
function readPractice(
  text: string,
  scenes: readonly Scene[],
): HazardPractice | null {
  const saved = parseRecord(text);
  if (saved?.version !== VERSION) return null;

  const round = readRound(saved.round);
  const kept = isRecord(saved.answers) ? saved.answers : {};
  const answers = scenes.flatMap((scene) => {
    const { revision } = faceOf(scene, round);
    const answer = readAnswer(kept[scene.id], revision);
    return answer ? [[scene.id, answer] as const] : [];
  });
  const practice: HazardPractice = {
    ...startPractice(round),
    answers: Object.fromEntries(answers),
    current: Math.max(
      scenes.findIndex(({ id }) => id === saved.current),
      0,
    ),
  };
  const isComplete = scenes.every(({ id }) => answerOf(practice, id).isChecked);
  return {
    ...practice,
    showsResults: isComplete && saved.showsResults === true,
  };
}

/**
 * What two tabs know of the same set: a later round stands, and in the same
 * round each scene that either has checked.
 */
export function joinPractice(
  own: HazardPractice,
  kept: HazardPractice | null,
): HazardPractice {
  if (!kept || kept.round < own.round) return own;
  if (kept.round > own.round) return kept;

  const answers = { ...kept.answers };
  for (const [id, answer] of Object.entries(own.answers))
    if (answer.isChecked || !answers[id]?.isChecked) answers[id] = answer;
  return { ...own, answers };
}

function readRound(round: unknown): number {
  const isRound = Number.isInteger(round) && Number(round) < MOST_ROUNDS;
  return isRound ? Math.max(Number(round), 0) : 0;
}

function readAnswer(answer: unknown, revision: string) {
  if (!isRecord(answer) || answer.revision !== revision) return null;

  const { given, isChecked } = answer;
  if (!isGiven(given)) return null;
  return { given, isChecked: isChecked === true && !given.includes(null) };
}

function isGiven(given: unknown): given is Given {
  return (
    Array.isArray(given) &&
    given.length === STATEMENTS_PER_SCENE &&
    given.every((answer) => answer === null || typeof answer === "boolean")
  );
}
