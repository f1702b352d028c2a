import type { QuestionRef } from "../answers/question";
import type { PracticeQuestion } from "./plan";

type Work = {
  candidates: readonly PracticeQuestion[];
  seen: ReadonlySet<QuestionRef>;
  mistakes: readonly QuestionRef[];
  today: number;
  examDay: number;
  /** Answers given today. */
  done: number;
};

/** Right answers that each mistake still needs, at most. */
const PER_MISTAKE = 2;

/**
 * How many questions a day, starting today, take a learner through everything
 * new and clear every mistake by the day before the exam. What she has done
 * today counts towards today's share. 0 on the day itself.
 */
export function dailyQuota(work: Work): number {
  const { candidates, seen, mistakes, today, examDay, done } = work;
  const days = examDay - today;
  if (days <= 0) return 0;

  const unseen = candidates.filter(({ ref }) => !seen.has(ref)).length;
  const open = unseen + PER_MISTAKE * mistakes.length;
  return Math.ceil((open + done) / days);
}
