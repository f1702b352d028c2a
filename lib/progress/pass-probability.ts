import type { TestId } from "@/content/tests";
import { betaBinomial } from "./distributions";
import type { FirstAttempts } from "./first-attempts";
import { paperOf, paperPassProbability, type Paper } from "./paper";
import { posteriorAfter, type PosteriorPoint } from "./posterior";
import { probabilityRange } from "./probability-range";

/** With fewer first attempts, no honest estimate is possible. */
export const LEAST_ANSWERS = 50;

/** At most one in twenty learners who are told that they are ready fails. */
export const READY = 0.95;

/** How a learner would do in a test today; all between 0 and 1. */
export type PassProbability = {
  pass: number;
  /** Eight times in ten, her true chance lies between these. */
  low: number;
  high: number;
  isReady: boolean;
};

/** The chance of passing a test today; null while too little is known. */
export function passProbability(
  test: TestId,
  seen: FirstAttempts,
): PassProbability | null {
  if (answersFor(test, seen) < LEAST_ANSWERS) return null;

  const paper = paperOf(test);
  const posterior = posteriorAfter(seen);
  const pass = passUnder(posterior, paper);
  const { low, high } = probabilityRange(paper, posterior);
  return {
    pass,
    // Near 0 and 1 the mean of all learners may be outside the range.
    low: Math.min(low, pass),
    high: Math.max(high, pass),
    isReady: pass >= READY,
  };
}

/** The chance over all levels: each level's own, by its weight. */
export function passUnder(
  posterior: readonly PosteriorPoint[],
  paper: Paper,
): number {
  return posterior.reduce((sum, { weight, topicShare, sceneShare }) => {
    // Too small to show in a percentage.
    if (weight < 1e-6) return sum;
    const pass = paperPassProbability(paper, {
      ofTopic: (topic, count) => betaBinomial(count, topicShare(topic)),
      ofScenes: (count) => betaBinomial(count, sceneShare),
    });
    return sum + weight * pass;
  }, 0);
}

/** First attempts that count for a test: those on its topics. */
export function answersFor(test: TestId, { topics }: FirstAttempts): number {
  return paperOf(test).topics.reduce(
    (sum, [topic]) => sum + (topics.get(topic)?.count ?? 0),
    0,
  );
}
