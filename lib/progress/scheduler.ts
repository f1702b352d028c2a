/**
 * What a learner will still know, and when it is time to ask again: FSRS (free
 * spaced repetition scheduler) over the answer log. Only practice loads this
 * file, because it imports the library.
 */
import { FSRSAlgorithm, Rating, type FSRSState } from "ts-fsrs";
import type { LoggedAnswer } from "../answers/answer-page";
import type { QuestionRef } from "../answers/question";
import { isKnown } from "./mistakes";
import type { Memory } from "./plan";

/** A question is due when it is known with this chance. */
const WANTED_RECALL = 0.9;

// There are no steps within a day, because only days are known.
const fsrs = new FSRSAlgorithm({ request_retention: WANTED_RECALL });

type Trace = { state: FSRSState; day: number };

/** The memory of each question, from the answers to it as it is today. */
export function memoriesOf(
  log: readonly LoggedAnswer[],
): Map<QuestionRef, Memory> {
  const traces = new Map<QuestionRef, Trace>();
  for (const answer of log)
    traces.set(answer.ref, traceAfter(traces.get(answer.ref), answer));

  return new Map([...traces].map(([ref, trace]) => [ref, memoryOf(trace)]));
}

function traceAfter(before: Trace | undefined, answer: LoggedAnswer): Trace {
  const { day } = answer;
  // A clock may have been set back.
  const elapsed = before ? Math.max(0, day - before.day) : 0;
  // A lucky guess comes back as soon as a mistake.
  const rating = isKnown(answer) ? Rating.Good : Rating.Again;
  const state = fsrs.next_state(before?.state ?? null, elapsed, rating);
  return { state, day };
}

function memoryOf({ state: { stability }, day }: Trace): Memory {
  return {
    dueDay: day + fsrs.next_interval(stability, 0),
    recallOn: (later) =>
      fsrs.forgetting_curve(Math.max(0, later - day), stability),
  };
}
