/**
 * The form in which practice is kept: answers by scene, with the revision of
 * what was asked, so that a changed scene drops only its own.
 */
import { STATEMENTS_PER_SCENE, type HazardSetId } from "@/content/hazards/sets";
import { isRecord, parseRecord } from "../browser/check-json";
import { HAZARDS_PREFIX } from "../browser/storage";
import { isNewerJson, type Codec } from "../session/kept";
import { MOST_MARKS, type Mark } from "./marks";
import {
  answerOf,
  faceOf,
  startPractice,
  takesMarks,
  type Given,
  type HazardPractice,
} from "./practice";
import type { Scene } from "./scene";

/** Raised when the form changes. */
const VERSION = 1;

/** Nobody has practised a set so often. */
const MOST_ATTEMPTS = 10_000;

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
  return (
    isRecord(answers) &&
    Object.values(answers).some(
      (answer) =>
        isRecord(answer) && isGiven(answer.given) && !isEmpty(answer.given),
    )
  );
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
    const answer = answerOf(practice, scene.id);
    const { given, marks, isChecked } = answer;
    if (takesMarks(answer) && marks.length === 0) return [];
    const { revision } = faceOf(scene, practice.attempt);
    const marked = marks.length > 0 && { marks };
    return [[scene.id, { given, ...marked, isChecked, revision }]];
  });
  return JSON.stringify({
    version: VERSION,
    round: practice.attempt,
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

  const attempt = readAttempt(saved.round);
  const kept = isRecord(saved.answers) ? saved.answers : {};
  const answers = scenes.flatMap((scene) => {
    const { revision } = faceOf(scene, attempt);
    const answer = readAnswer(kept[scene.id], revision);
    return answer ? [[scene.id, answer] as const] : [];
  });
  const practice: HazardPractice = {
    ...startPractice(attempt),
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
 * What two tabs know of the same set: a later attempt stands, and in the same
 * attempt each scene that either has checked.
 */
export function joinPractice(
  own: HazardPractice,
  kept: HazardPractice | null,
): HazardPractice {
  if (!kept || kept.attempt < own.attempt) return own;
  if (kept.attempt > own.attempt) return kept;

  const answers = { ...kept.answers };
  for (const [id, answer] of Object.entries(own.answers))
    if (answer.isChecked || !answers[id]?.isChecked) answers[id] = answer;
  return { ...own, answers };
}

function readAttempt(attempt: unknown): number {
  const isAttempt =
    Number.isInteger(attempt) && Number(attempt) < MOST_ATTEMPTS;
  return isAttempt ? Math.max(Number(attempt), 0) : 0;
}

function readAnswer(answer: unknown, revision: string) {
  if (!isRecord(answer) || answer.revision !== revision) return null;

  const { given, marks, isChecked } = answer;
  if (!isGiven(given)) return null;
  return {
    given,
    marks: areMarks(marks) ? marks : [],
    isChecked: isChecked === true && !given.includes(null),
  };
}

const isEmpty = (given: Given) => given.every((answer) => answer === null);

function areMarks(marks: unknown): marks is Mark[] {
  const isShare = (value: unknown) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100;
  return (
    Array.isArray(marks) &&
    marks.length <= MOST_MARKS &&
    marks.every(
      (mark) => Array.isArray(mark) && mark.length === 2 && mark.every(isShare),
    )
  );
}

function isGiven(given: unknown): given is Given {
  return (
    Array.isArray(given) &&
    given.length === STATEMENTS_PER_SCENE &&
    given.every((answer) => answer === null || typeof answer === "boolean")
  );
}
