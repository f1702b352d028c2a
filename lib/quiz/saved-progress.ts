import type { SetId } from "@/content/question-sets";
import type { Question } from "../answers/question";
import { isRecord, parseRecord } from "../browser/check-json";
import { SET_PREFIX } from "../browser/storage";
import { isNewerJson, type Codec } from "../session/kept";
import { DAY } from "../text/days";
import { startQuiz, type QuizProgress } from "./quiz";

/** Raised when what is stored changes its shape. */
const VERSION = 1;

/** A longer quiz is a clock that jumped. */
const LONGEST_QUIZ = DAY;

/** What is kept of a quiz between visits: no texts, answers by question id. */
export type SavedProgress = {
  answers: Record<string, { choice: number; revision: string }>;
  /** Id of the question on screen. */
  current: number;
  showResults: boolean;
  /** In ms. */
  timeTaken: number;
  /** How many answers are right; the first release did not say. */
  right?: number | undefined;
};

/** What a quiz needs to know of its questions to be saved and read back. */
export type SavableQuestion = Pick<Question, "id" | "options" | "revision">;

/** Where the progress of a set is kept. */
export function storageKey(setId: SetId): string {
  return SET_PREFIX + setId;
}

/** The form of what is kept, of which any field may be anything. */
export const savedCodec: Codec<SavedProgress> = {
  write: (state) => JSON.stringify({ state, version: VERSION }),
  read: (text) => {
    const { state, version } = parseRecord(text) ?? {};
    if (typeof version !== "number" || version > VERSION) return null;
    if (state === undefined) return null;

    return (isRecord(state) ? state : { answers: {} }) as SavedProgress;
  },
  isNewer: (text) => isNewerJson(text, VERSION),
};

/** Progress as it is kept: answers by question, so that order may change. */
export function saveProgress(
  progress: QuizProgress,
  questions: readonly (SavableQuestion & Pick<Question, "correctAnswer">)[],
): SavedProgress {
  const answers: SavedProgress["answers"] = {};
  let right = 0;
  questions.forEach(({ id, revision, correctAnswer }, index) => {
    const choice = progress.selectedAnswers[index];
    if (typeof choice !== "number") return;

    answers[id] = { choice, revision };
    if (choice === correctAnswer) right += 1;
  });

  return {
    answers,
    current: questions[progress.currentQuestion]?.id ?? 1,
    showResults: progress.showResults,
    timeTaken: progress.timeTaken,
    right,
  };
}

/**
 * Reads progress from any stored value without the questions of the set;
 * undefined if it is not progress. What cannot be an answer is left out.
 */
export function findProgress(saved: unknown): SavedProgress | undefined {
  if (!isRecord(saved) || !isRecord(saved.answers)) return undefined;

  const answers: SavedProgress["answers"] = {};
  for (const [id, answer] of Object.entries(saved.answers)) {
    if (!/^[1-9]\d{0,2}$/.test(id) || !isRecord(answer)) continue;
    const { choice, revision } = answer;
    if (!isFrom(0, 9, choice) || typeof revision !== "string") continue;
    if (/^[\w-]{6}$/.test(revision)) answers[id] = { choice, revision };
  }
  return {
    answers,
    current: isFrom(1, 999, saved.current) ? saved.current : 1,
    right: isFrom(0, 999, saved.right) ? saved.right : undefined,
    showResults: saved.showResults === true,
    timeTaken: readTimeTaken(saved.timeTaken),
  };
}

/** How many questions have an answer; 0 for anything that is not progress. */
export function countAnswers(saved: unknown): number {
  const answers = isRecord(saved) && saved.answers;
  return isRecord(answers) ? Object.keys(answers).length : 0;
}

/** How many kept answers belong to questions that have changed since. */
export function countChanged(
  saved: unknown,
  questions: readonly SavableQuestion[],
): number {
  const answers = isRecord(saved) && saved.answers;
  if (!isRecord(answers)) return 0;

  return questions.filter((question) => {
    const answer = answers[question.id];
    return isRecord(answer) && answer.revision !== question.revision;
  }).length;
}

/**
 * Reads progress back from whatever was stored. Accepts any value: what fits
 * today's questions is kept, answers to questions that changed are dropped,
 * everything else is as at the start.
 */
export function readProgress(
  saved: unknown,
  questions: readonly SavableQuestion[],
  now: number,
): QuizProgress {
  const start = startQuiz(questions.length, now);
  if (!isRecord(saved)) return start;

  const answers = isRecord(saved.answers) ? saved.answers : {};
  const selectedAnswers = questions.map((question) =>
    readChoice(answers[question.id], question),
  );
  const current = questions.findIndex(({ id }) => id === saved.current);
  // Who came by a link may leave questions out; those that changed are open.
  const isWhole =
    selectedAnswers.some((choice) => choice !== null) &&
    questions.every(
      ({ id }, index) =>
        answers[id] === undefined || selectedAnswers[index] !== null,
    );
  const timeTaken = readTimeTaken(saved.timeTaken);

  return {
    selectedAnswers,
    currentQuestion: Math.max(current, 0),
    linkedQuestion: null,
    showResults: saved.showResults === true && isWhole,
    startTime: now - timeTaken,
    timeTaken,
  };
}

function readChoice(answer: unknown, question: SavableQuestion): number | null {
  if (!isRecord(answer) || answer.revision !== question.revision) return null;

  const { choice } = answer;
  const isOption =
    typeof choice === "number" && question.options[choice] !== undefined;
  return isOption ? choice : null;
}

function readTimeTaken(time: unknown): number {
  return isSaneTime(time) ? time : 0;
}

/** Whether so many ms can be a learner's time, and no clock that was set. */
export function isSaneTime(time: unknown): time is number {
  return typeof time === "number" && time >= 0 && time <= LONGEST_QUIZ;
}

function isFrom(least: number, most: number, value: unknown): value is number {
  return (
    Number.isInteger(value) && least <= Number(value) && Number(value) <= most
  );
}
