import type { LoggedAnswer } from "../answers/answer-page";
import type { QuestionRef } from "../answers/question";
import { currentAnswers, type RevisionOf } from "./current-answers";
import { isOfSign } from "./sign-refs";

/** Right answers that clear a mistake, each in a different session. */
const ENOUGH = 2;

/**
 * The questions that are mistakes, the oldest first. A mistake is cleared after
 * two right answers in different sessions, or when the question changes;
 * another wrong answer restarts the count and moves it to the end. A lucky
 * guess is not a mistake, but does not clear one either.
 */
export function waitingMistakes(
  log: readonly LoggedAnswer[],
  revisionOf: RevisionOf,
): QuestionRef[] {
  const waiting = new Map<QuestionRef, Set<number>>();
  let session = 0;
  let before: LoggedAnswer | undefined;

  for (const answer of log) {
    const { ref, revision, isRight } = answer;
    // Using the sign trainer between two questions does not end a session.
    if (isOfSign(ref) && revisionOf(ref) === undefined) continue;
    if (!isSameSession(before, answer)) session += 1;
    before = answer;
    if (revisionOf(ref) !== revision) continue;

    if (!isRight) {
      waiting.delete(ref);
      waiting.set(ref, new Set());
    } else if (
      isKnown(answer) &&
      waiting.get(ref)?.add(session).size === ENOUGH
    )
      waiting.delete(ref);
  }
  return [...waiting.keys()];
}

/** Whether an answer shows that the question is known: right, and no guess. */
export function isKnown({ isRight, confidence }: LoggedAnswer): boolean {
  return isRight && confidence !== "guess";
}

/**
 * The mistakes in two parts: `now` is to be asked, starting with those of which
 * the learner was sure; `later` was right in today's practice, where another
 * right answer would not count.
 */
export function mistakesToday(
  log: readonly LoggedAnswer[],
  revisionOf: RevisionOf,
  today: number,
): { now: QuestionRef[]; later: QuestionRef[] } {
  const last = new Map<QuestionRef, LoggedAnswer>();
  const wereSure = new Set<QuestionRef>();
  for (const answer of currentAnswers(log, revisionOf)) {
    last.set(answer.ref, answer);
    if (answer.isRight) continue;
    if (answer.confidence === "sure") wereSure.add(answer.ref);
    else wereSure.delete(answer.ref);
  }

  const isDone = (ref: QuestionRef) => {
    const answer = last.get(ref);
    const isToday = answer?.day === today && answer.place === "practice";
    return isToday && isKnown(answer);
  };
  const waiting = waitingMistakes(log, revisionOf);
  const now = waiting.filter((ref) => !isDone(ref));
  return {
    now: [
      ...now.filter((ref) => wereSure.has(ref)),
      ...now.filter((ref) => !wereSure.has(ref)),
    ],
    later: waiting.filter(isDone),
  };
}

/**
 * Whether an answer belongs to the same session as the one before. The log has
 * no times: a session lasts as long as day and place are the same, so two
 * rounds of practice in a row on one day are one session. That is on the safe
 * side: a mistake stays longer.
 */
function isSameSession(before: LoggedAnswer | undefined, now: LoggedAnswer) {
  return before?.day === now.day && before.place === now.place;
}
