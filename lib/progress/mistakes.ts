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

  for (const [session, answers] of sessionsOf(log).entries())
    for (const { ref, isRight } of currentAnswers(answers, revisionOf)) {
      const rightIn = waiting.get(ref);
      if (!isRight) {
        waiting.delete(ref);
        waiting.set(ref, new Set());
      } else if (rightIn?.add(session).size === ENOUGH) waiting.delete(ref);
    }
  return [...waiting.keys()];
}

/**
 * Parts the log into sessions. It knows no times: one goes on as long as day
 * and place are the same, so that two rounds of practice in a row on one day
 * are one session. That is on the safe side: a mistake waits longer.
 */
function sessionsOf(log: readonly LoggedAnswer[]): LoggedAnswer[][] {
  const sessions: LoggedAnswer[][] = [];
  for (const answer of log) {
    const session = sessions.at(-1);
    const before = session?.at(-1);
    if (before?.day === answer.day && before.place === answer.place)
      session?.push(answer);
    else sessions.push([answer]);
  }
  return sessions;
}
