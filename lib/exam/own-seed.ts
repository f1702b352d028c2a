/** Chooses a paper for one learner. */
import type { QuestionRef } from "../answers/question";
import { mulberry32 } from "../random/random";
import { chooseQuestions, topicsOf } from "./draw";
import type { QuestionBank } from "./paper";
import { SEED_COUNT } from "./seed";

/** Papers to draw for a learner, who gets the one with the most that is new. */
const OWN_DRAWS = 200;

/** How much a question is worth asking: the higher, the less it is known. */
export type Priority = (ref: QuestionRef) => number;

/**
 * The seed of a learner's own paper: of many drawn from a first seed, the one
 * whose questions have the highest sum of priorities. So her paper has a code
 * too, and anyone who types it gets the same paper.
 */
export function ownSeed(
  questionBank: QuestionBank,
  priorityOf: Priority,
  first: number,
): number {
  const priorities = new Map(
    questionBank.questions.map((question) => [
      question,
      priorityOf(question.ref),
    ]),
  );
  const topics = topicsOf(questionBank);
  const random = mulberry32(first);
  let best = { seed: first, sum: -Infinity };

  for (let draw = 0; draw < OWN_DRAWS; draw += 1) {
    const seed = Math.floor(random() * SEED_COUNT);
    const sum = chooseQuestions(topics, mulberry32(seed)).reduce(
      (all, question) => all + (priorities.get(question) ?? 0),
      0,
    );
    if (sum > best.sum) best = { seed, sum };
  }
  return best.seed;
}
