import type { LoggedAnswer } from "../answers/answer-page";
import type { QuestionRef } from "../answers/question";
import type { Priority } from "./own-seed";

/**
 * How urgently a learner should be asked something, by all her answers: first
 * what she has never seen, then what she knows least. The share of wrong
 * answers, as if one more had been wrong and one right.
 */
export function priorityFrom(log: readonly LoggedAnswer[]): Priority {
  const tallies = new Map<QuestionRef, { count: number; wrong: number }>();
  for (const { ref, isRight } of log) {
    const { count, wrong } = tallies.get(ref) ?? { count: 0, wrong: 0 };
    tallies.set(ref, { count: count + 1, wrong: wrong + Number(!isRight) });
  }

  return (ref) => {
    const tally = tallies.get(ref);
    return tally ? (tally.wrong + 1) / (tally.count + 2) : 1;
  };
}
