import type { TopicId } from "@/content/topics";
import { mulberry32 } from "../random/random";
import { binomial } from "./distributions";
import { paperPassProbability, type Paper } from "./paper";
import type { PosteriorPoint } from "./posterior";
import { sampleBeta, type Random } from "./random-samples";

/** Simulated learners; more would not move the range by a point. */
export const DRAWS = 400;

/** Fixed, so that the same answers always show the same range. */
const SEED = 1;

/** One learner in ten lies below the range, and one above it. */
const LEFT_OUT = 0.1;

/**
 * The range in which the chance of such a learner is, eight times in ten:
 * learners are drawn from her estimate, and each one's chance is computed.
 */
export function probabilityRange(
  paper: Paper,
  posterior: readonly PosteriorPoint[],
) {
  const random = mulberry32(SEED);
  const chances = Array.from({ length: DRAWS }, () =>
    probabilityOfOne(paper, drawPoint(posterior, random), random),
  ).sort((one, other) => one - other);

  const cut = DRAWS * LEFT_OUT;
  return { low: chances[cut]!, high: chances[DRAWS - 1 - cut]! };
}

/** The chance of one learner whose shares are drawn, and so known. */
function probabilityOfOne(
  paper: Paper,
  point: PosteriorPoint,
  random: Random,
): number {
  return paperPassProbability(paper, {
    ofTopic: (topic: TopicId, questions) =>
      binomial(questions, sampleBeta(point.topicShare(topic), random)),
    ofScenes: (scenes) =>
      binomial(scenes, sampleBeta(point.sceneShare, random)),
  });
}

function drawPoint(
  posterior: readonly PosteriorPoint[],
  random: Random,
): PosteriorPoint {
  let rest = random();
  const drawn = posterior.find(({ weight }) => (rest -= weight) < 0);
  return drawn ?? posterior[posterior.length - 1]!;
}
