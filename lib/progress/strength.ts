import { topicIds, type TopicId } from "@/content/topics";
import type { QuestionRef } from "../quiz/question";
import type { LoggedAnswer } from "./answer-page";
import {
  currentAnswers,
  lastAnswers,
  type RevisionOf,
} from "./current-answers";

/** What is known of all topics weighs as much as so many answers to each. */
const SHARED_WEIGHT = 5;

/** The same for the first answers of all: a topic starts at a half. */
const STARTING_WEIGHT = 2;

/** How well a topic is known today. */
export type Strength = {
  topic: TopicId;
  /** Between 0 and 1, drawn towards that of all topics by few answers. */
  share: number;
  /** Questions whose last answer was right, and all that were answered. */
  right: number;
  answered: number;
};

/**
 * How each topic stands, by the last answer to each question: what has been
 * learnt counts. Topics without an answer are left out; the order is that in
 * which topics are taught.
 */
export function strengthByTopic(
  log: readonly LoggedAnswer[],
  topicOf: (ref: QuestionRef) => TopicId | undefined,
  revisionOf: RevisionOf,
): Strength[] {
  const last = [...lastAnswers(currentAnswers(log, revisionOf)).values()];
  const all = shareOf(last, 0.5, STARTING_WEIGHT);

  return topicIds.flatMap((topic) => {
    const answers = last.filter(({ ref }) => topicOf(ref) === topic);
    if (answers.length === 0) return [];
    const share = shareOf(answers, all, SHARED_WEIGHT);
    return { topic, share, right: countRight(answers), answered: answers.length };
  });
}

/** The share of right answers, drawn towards another one. */
function shareOf(
  answers: readonly LoggedAnswer[],
  other: number,
  weight: number,
): number {
  return (countRight(answers) + weight * other) / (answers.length + weight);
}

const countRight = (answers: readonly LoggedAnswer[]) =>
  answers.filter(({ isRight }) => isRight).length;
