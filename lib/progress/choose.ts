/**
 * Chooses the questions of a round of practice from all that the learner has
 * answered. It imports the scheduler's library, so only practice loads it.
 */
import type { Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import type { LoggedAnswer } from "../answers/answer-page";
import {
  subjectsOf,
  type KnownQuestion,
  type KnownQuestions,
} from "./catalogue";
import { currentAnswers } from "./current-answers";
import type { Goal } from "./goal";
import { mistakesToday } from "./mistakes";
import { FIRST_LENGTH, planRound, PRACTICE_LENGTH } from "./plan";
import { candidatesFor, type PracticeFilter } from "./practice-filter";
import { memoriesOf } from "./scheduler";

export type Learner = {
  known: KnownQuestions;
  log: readonly LoggedAnswer[];
  goal: Goal;
  language: Language;
  today: number;
};

export type Round = {
  questions: KnownQuestion[];
  /** Mistakes that were right today and wait for another day. */
  later: number;
};

/** The questions of a round, without the sets that are left out. */
export function chooseRound(
  { known, log, goal, language, today }: Learner,
  filter: PracticeFilter,
  leftOut: ReadonlySet<SetId> = new Set(),
): Round {
  const { revisionOf } = subjectsOf(known);
  const { now, later } = mistakesToday(log, revisionOf, today);
  const seen = new Set(log.map(({ ref }) => ref));
  const available = new Map(
    [...known].filter(([, { setId }]) => !leftOut.has(setId)),
  );
  const { test } = goal;
  const candidates = candidatesFor(filter, available, {
    test,
    language,
    seen,
    mistakes: now,
  });
  const planned = planRound(
    {
      candidates,
      mistakes: now,
      memories: memoriesOf(currentAnswers(log, revisionOf)),
      today,
      examDay: goal.examDay,
    },
    log.length === 0 ? FIRST_LENGTH : PRACTICE_LENGTH,
  );

  return {
    questions: planned.flatMap(({ ref }) => known.get(ref) ?? []),
    later: later.length,
  };
}
