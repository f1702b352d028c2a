import { STATEMENTS_PER_SCENE } from "@/content/hazards/sets";
import type { TopicId } from "@/content/topics";
import type { LoggedAnswer } from "../answers/answer-page";
import type { QuestionRef } from "../answers/question";
import { countAnswer, type Tally } from "./tally";

/**
 * How many answers describe a learner today; older ones describe how she was.
 */
export const MOST_ANSWERS = 200;

/** What a learner knew of questions that she had never seen. */
export type FirstAttempts = {
  topics: ReadonlyMap<TopicId, Tally>;
  /** Hazard scenes: right only if each of the statements is. */
  scenes: Tally;
};

/** What the log does not say about a question. */
export type Subjects = {
  /** Undefined if the question no longer exists. */
  topicOf: (ref: QuestionRef) => TopicId | undefined;
  /** The hazard scene that a statement belongs to, or null. */
  sceneOf: (ref: QuestionRef) => string | null;
};

/**
 * The latest first attempts, by topic. Only these show how a learner does with
 * an unknown paper: later answers come from memory.
 */
export function firstAttemptsOf(
  log: readonly LoggedAnswer[],
  subjects: Subjects,
): FirstAttempts {
  const topics = new Map<TopicId, Tally>();
  const statements = new Map<string, Tally>();

  for (const { ref, isRight } of firstAnswers(log, subjects)) {
    const scene = subjects.sceneOf(ref);
    const topic = subjects.topicOf(ref);
    if (scene !== null) countAnswer(statements, scene, isRight);
    else if (topic !== undefined) countAnswer(topics, topic, isRight);
  }

  // A scene that is not completely answered, or not that recently, does not
  // count.
  const scenes = [...statements.values()].filter(
    (scene) => scene.count === STATEMENTS_PER_SCENE,
  );
  const right = scenes.filter(
    (scene) => scene.right === STATEMENTS_PER_SCENE,
  ).length;
  return { topics, scenes: { right, count: scenes.length } };
}

function firstAnswers(
  log: readonly LoggedAnswer[],
  { topicOf, sceneOf }: Subjects,
): LoggedAnswer[] {
  const seen = new Set<QuestionRef>();
  const first = log.filter(({ ref }) => {
    const isFirst = !seen.has(ref);
    seen.add(ref);
    return isFirst && (topicOf(ref) !== undefined || sceneOf(ref) !== null);
  });
  return first.slice(-MOST_ANSWERS);
}
