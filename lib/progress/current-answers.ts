import type { LoggedAnswer } from "../answers/answer-page";
import type { QuestionRef } from "../answers/question";

/** The revision of a question today; undefined if it is no longer there. */
export type RevisionOf = (ref: QuestionRef) => string | undefined;

/** The answers to questions that have not changed since. */
export function currentAnswers(
  log: readonly LoggedAnswer[],
  revisionOf: RevisionOf,
): LoggedAnswer[] {
  return log.filter(({ ref, revision }) => revisionOf(ref) === revision);
}
