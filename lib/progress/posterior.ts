/**
 * The posterior of a learner after her first answers to questions. She has a
 * general level, and each topic a share of its own about that level; so a topic
 * with few answers is judged by the others, one with many by itself.
 *
 * The level is a share between a half (guessing) and one, most likely about
 * nine tenths at first. Given the level, a topic's share is Beta distributed
 * with the level as its mean; so is that of scenes, where three statements must
 * be right at once. Levels are tried one by one: all else is exact.
 */
import type { TopicId } from "@/content/topics";
import {
  afterAnswers,
  betaOf,
  logLikelihood,
  type Beta,
} from "./distributions";
import type { FirstAttempts } from "./first-attempts";
import { NONE } from "./tally";

/** The weight of the level, in answers to a topic's questions. */
export const TOPIC_WEIGHT = 20;

/** The same for hazard scenes, which have more of their own. */
const SCENE_WEIGHT = 10;

/** Levels to try: the midpoints of equal steps from a half to one. */
const STEPS = 50;
const levels = Array.from(
  { length: STEPS },
  (_, step) => 0.5 + (step + 0.5) / (2 * STEPS),
);

/** The estimate if the learner has one certain level. */
export type PosteriorPoint = {
  /** How likely this level is; all weights add up to 1. */
  weight: number;
  topicShare: (topic: TopicId) => Beta;
  sceneShare: Beta;
};

/** The weight of every level after the answers. */
export function posteriorAfter({
  topics,
  scenes,
}: FirstAttempts): PosteriorPoint[] {
  const logWeights = levels.map((level) =>
    [...topics.values()].reduce(
      (sum, tally) => sum + logLikelihood(topicBefore(level), tally),
      Math.log(likelihoodBefore(level)) +
        logLikelihood(sceneBefore(level), scenes),
    ),
  );
  // Only their differences count; e to the power of the numbers would be 0.
  const highest = Math.max(...logWeights);
  const weights = logWeights.map((weight) => Math.exp(weight - highest));
  const all = weights.reduce((sum, weight) => sum + weight, 0);

  return levels.map((level, index) => ({
    weight: weights[index]! / all,
    topicShare: (topic) =>
      afterAnswers(topicBefore(level), topics.get(topic) ?? NONE),
    sceneShare: afterAnswers(sceneBefore(level), scenes),
  }));
}

const topicBefore = (level: number) => betaOf(level, TOPIC_WEIGHT);

/** Three statements at once: the level to the power of three. */
const sceneBefore = (level: number) => betaOf(level ** 3, SCENE_WEIGHT);

/** Before any answer: Beta(6, 2), stretched over a half to one. */
const likelihoodBefore = (level: number) => (2 * level - 1) ** 5 * (1 - level);
