import type { TestId } from "@/content/tests";
import { beliefsAfter } from "./beliefs";
import { chanceRange } from "./chance-range";
import { betaBinomial } from "./distributions";
import type { FirstSight } from "./first-sight";
import { paperOf, passChance } from "./paper";

/** With fewer answers at first sight, nothing honest can be said. */
export const LEAST_ANSWERS = 50;

/** Of those who are told to be ready, one in twenty fails at most. */
const READY = 0.95;

/** How a learner would do in a test today; all between 0 and 1. */
export type Chance = {
  pass: number;
  /** Eight times in ten, her true chance lies between these. */
  low: number;
  high: number;
  isReady: boolean;
};

/** The chance to pass a test today; null as long as too little is known. */
export function chanceToPass(test: TestId, seen: FirstSight): Chance | null {
  if (answersFor(test, seen) < LEAST_ANSWERS) return null;

  const paper = paperOf(test);
  const beliefs = beliefsAfter(seen);
  const pass = beliefs.reduce(
    (sum, { weight, topicShare, sceneShare }) =>
      sum +
      weight *
        passChance(paper, {
          ofTopic: (topic, count) => betaBinomial(count, topicShare(topic)),
          ofScenes: (count) => betaBinomial(count, sceneShare),
        }),
    0,
  );
  return { pass, ...chanceRange(paper, beliefs), isReady: pass >= READY };
}

/** Answers at first sight that tell of a test: those on its topics. */
export function answersFor(test: TestId, { topics }: FirstSight): number {
  return paperOf(test).topics.reduce(
    (sum, [topic]) => sum + (topics.get(topic)?.count ?? 0),
    0,
  );
}
