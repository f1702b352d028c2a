/**
 * What to practise today: mistakes first, then what is due, then what was never
 * asked, then what would be due next. With a date of the exam, what would be
 * forgotten by that day counts as due, the surest to be forgotten first. Days
 * that were missed change nothing but the order: nothing piles up.
 */
import type { TestId } from "@/content/tests";
import type { TopicId } from "@/content/topics";
import type { QuestionRef } from "../quiz/question";
import { interleave } from "./interleave";

/** Questions of a session. */
export const SESSION_LENGTH = 20;

/** On the day of the exam, a question should be known with this chance. */
const WANTED_RECALL = 0.9;

/** A question that can be practised. */
export type PracticeQuestion = {
  ref: QuestionRef;
  topic: TopicId;
  test: TestId;
};

/** What is known of a question that was answered; days from 1 January 1970. */
export type Memory = {
  dueDay: number;
  /** The chance to know it on a day if it is not asked until then. */
  recallOn: (day: number) => number;
};

export type PracticeState = {
  /** In the order in which new questions are to be learnt. */
  pool: readonly PracticeQuestion[];
  /** The mistakes that wait, the longest first. */
  mistakes: readonly QuestionRef[];
  memories: ReadonlyMap<QuestionRef, Memory>;
  today: number;
  /** Null without a date, or with one that is over. */
  examDay: number | null;
};

/** The questions of a session in their order; fewer if the pool has fewer. */
export function planSession(
  state: PracticeState,
  length = SESSION_LENGTH,
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
  const { pool, mistakes, memories, today } = state;
  const byRef = new Map(pool.map((question) => [question.ref, question]));
  // Known on the day that matters: of the exam, or today.
  const day = Math.max(today, state.examDay ?? today);
  const recall = ({ ref }: PracticeQuestion) =>
    memories.get(ref)?.recallOn(day) ?? 0;
  const isDue = ({ ref }: PracticeQuestion) => {
    const memory = memories.get(ref);
    if (!memory) return false;
    return memory.dueDay <= today || memory.recallOn(day) < WANTED_RECALL;
  };
  const known = pool
    .filter(({ ref }) => memories.has(ref))
    .sort((one, other) => recall(one) - recall(other));

  return [
    mistakes.flatMap((ref) => byRef.get(ref) ?? []),
    known.filter(isDue),
    interleave(
      pool.filter(({ ref }) => !memories.has(ref)),
      ({ test }) => test,
    ),
    known,
  ];
}
