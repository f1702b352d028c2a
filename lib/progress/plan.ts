/**
 * What to practise today: mistakes first, then what is due, then what was never
 * asked, then what will be due; of what is due, first what is the likeliest to
 * be forgotten by the day of the exam. Missed days only change the order:
 * nothing piles up.
 */
import type { TestId } from "@/content/tests";
import type { TopicId } from "@/content/topics";
import type { QuestionRef } from "../answers/question";
import { interleave } from "./interleave";

/** Questions of a round of practice. */
export const PRACTICE_LENGTH = 20;

/** Questions of the first round, before anything was answered. */
export const FIRST_LENGTH = 10;

/** A question that can be practised. */
export type PracticeQuestion = {
  ref: QuestionRef;
  topic: TopicId;
  /** Null for a set that imitates no test's paper. */
  test: TestId | null;
};

/** What is known about a question that was answered. */
export type Memory = {
  dueDay: number;
  /** The chance of still knowing it on a day if it is not asked until then. */
  recallOn: (day: number) => number;
};

export type PracticeState = {
  /** In the order in which new questions are to be learnt. */
  candidates: readonly PracticeQuestion[];
  /** Those that wait, the most urgent first. */
  mistakes: readonly QuestionRef[];
  memories: ReadonlyMap<QuestionRef, Memory>;
  today: number;
  /** Null without a date, or with one in the past. */
  examDay: number | null;
};

/**
 * The questions of a round in order; fewer if there are not enough candidates.
 */
export function planRound(
  state: PracticeState,
  length = PRACTICE_LENGTH,
): PracticeQuestion[] {
  const chosen = new Set<PracticeQuestion>();
  for (const group of groupsOf(state)) {
    const added = group
      .filter((question) => !chosen.has(question))
      .slice(0, length - chosen.size);
    for (const question of interleave(added, ({ topic }) => topic))
      chosen.add(question);
  }
  return [...chosen];
}

/** From the most to the least urgent; each in the order of choosing. */
function groupsOf(state: PracticeState): PracticeQuestion[][] {
  const { candidates, memories, today } = state;
  const byRef = new Map(candidates.map((question) => [question.ref, question]));
  const isNew = ({ ref }: PracticeQuestion) => !memories.has(ref);
  const isDue = ({ ref }: PracticeQuestion) =>
    (memories.get(ref)?.dueDay ?? Infinity) <= today;

  // The day that matters: the exam's, or today without one.
  const day = Math.max(today, state.examDay ?? today);
  const known = candidates
    .filter(({ ref }) => memories.has(ref))
    .map((question) => ({ question, recall: recallOf(question, state, day) }))
    .sort((one, other) => one.recall - other.recall)
    .map(({ question }) => question);

  return [
    state.mistakes.flatMap((ref) => byRef.get(ref) ?? []),
    known.filter(isDue),
    interleave(candidates.filter(isNew), ({ test }) => test),
    known,
  ];
}

function recallOf(
  { ref }: PracticeQuestion,
  { memories }: PracticeState,
  day: number,
): number {
  return memories.get(ref)?.recallOn(day) ?? 0;
}
