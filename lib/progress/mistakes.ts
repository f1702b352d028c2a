import type { QuestionRef } from "../quiz/question";
import type { LoggedAnswer } from "./answer-page";
import { currentAnswers, type RevisionOf } from "./current-answers";

/** Right answers that a mistake takes, each in a session of its own. */
const ENOUGH = 2;

/**
 * The questions that wait as mistakes, the one that went wrong first at the
 * front. One leaves after two right answers in different sessions, or when the
 * question changes; another wrong answer counts from the start, and puts it at
 * the end.
 */
export function waitingMistakes(
  log: readonly LoggedAnswer[],
  revisionOf: RevisionOf,
): QuestionRef[] {
  const waiting = new Map<QuestionRef, Set<number>>();
  const sessions = numberSessions(log);

  for (const answer of currentAnswers(log, revisionOf)) {
    const rightIn = waiting.get(answer.ref);
    if (!answer.isRight) {
      waiting.delete(answer.ref);
      waiting.set(answer.ref, new Set());
    } else if (rightIn?.add(sessions.get(answer) ?? 0).size === ENOUGH)
      waiting.delete(answer.ref);
  }
  return [...waiting.keys()];
}

/**
 * The session of each answer. The log knows no times: a session goes on as
 * long as day and place are the same, so that two rounds of practice in a row
 * on one day are one session. That is on the safe side: a mistake waits longer.
 */
function numberSessions(
  log: readonly LoggedAnswer[],
): ReadonlyMap<LoggedAnswer, number> {
  const sessions = new Map<LoggedAnswer, number>();
  let session = 0;
  log.forEach((answer, index) => {
    const before = log[index - 1];
    if (before?.day !== answer.day || before.place !== answer.place)
      session += 1;
    sessions.set(answer, session);
  });
  return sessions;
}
