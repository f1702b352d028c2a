import { topicIds, type TopicId } from "@/content/topics";
import type { LoggedAnswer } from "../answers/answer-page";
import type { QuestionRef } from "../answers/question";
import { currentAnswers, type RevisionOf } from "./current-answers";
import { countAnswer, sumOf, type Tally } from "./tally";

/** The weight of the average over all topics, in answers to each topic. */
const SHARED_WEIGHT = 5;

/** The same for the very first answers: a topic starts at a half. */
const STARTING_WEIGHT = 2;

/** A learner's mastery of a topic today. */
export type Mastery = Tally & {
  topic: TopicId;
  /** Between 0 and 1; with few answers, closer to that of all topics. */
  share: number;
};

/**
 * The mastery of each topic, by the last answer to each question: what has been
 * learnt counts. Topics without an answer are left out; topics are in teaching
 * order.
 */
export function masteryByTopic(
  log: readonly LoggedAnswer[],
  topicOf: (ref: QuestionRef) => TopicId | undefined,
  revisionOf: RevisionOf,
): Mastery[] {
  const topics = new Map<TopicId, Tally>();
  const last = new Map(
    currentAnswers(log, revisionOf).map(({ ref, isRight }) => [ref, isRight]),
  );
  for (const [ref, isRight] of last) {
    const topic = topicOf(ref);
    if (topic !== undefined) countAnswer(topics, topic, isRight);
  }

  const all = shareOf(sumOf([...topics.values()]), 0.5, STARTING_WEIGHT);
  return topicIds.flatMap((topic) => {
    const tally = topics.get(topic);
    if (!tally) return [];
    return { topic, share: shareOf(tally, all, SHARED_WEIGHT), ...tally };
  });
}

/** The share of right answers, shrunk towards another one. */
function shareOf({ right, count }: Tally, other: number, weight: number) {
  return (right + weight * other) / (count + weight);
}
