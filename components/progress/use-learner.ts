import { useEffect, useState } from "react";
import type { LoggedAnswer } from "@/lib/answers/answer-page";
import type { KnownQuestions } from "@/lib/progress/catalogue";
import { hasGoal, readGoal, writeGoal, type Goal } from "@/lib/progress/goal";
import { importAnswers } from "@/lib/progress/import-answers";
import { loadCatalogue } from "@/lib/progress/load-catalogue";
import { dayOf } from "@/lib/text/days";

/** Everything that this browser knows about its learner. */
export type Learner = {
  known: KnownQuestions;
  log: readonly LoggedAnswer[];
  goal: Goal;
  /** Whether she has ever chosen a test. */
  hasGoal: boolean;
  today: number;
};

/** The same while it is being read, or if that failed. */
export type Learning = "loading" | "failed" | Learner;

/**
 * Reads stored data once the page is there; no page is prerendered with it.
 * `readAgain` does so again, after a failure or a change.
 */
export function useLearner() {
  const [learning, setLearning] = useState<Learning>("loading");
  const [reading, setReading] = useState(0);

  useEffect(() => {
    let isOver = false;
    const tell = (what: Learning) => {
      if (!isOver) setLearning(what);
    };
    loadCatalogue().then(
      (known) => tell(readLearner(known)),
      () => tell("failed"),
    );
    return () => {
      isOver = true;
    };
  }, [reading]);

  const setGoal = (goal: Goal) => {
    writeGoal(goal);
    if (typeof learning === "object")
      setLearning({ ...learning, goal: readGoal(), hasGoal: hasGoal() });
  };
  return { learning, setGoal, readAgain: () => setReading(reading + 1) };
}

function readLearner(known: KnownQuestions): Learner {
  const today = dayOf(new Date());
  return {
    known,
    log: importAnswers(known, today),
    goal: readGoal(),
    hasGoal: hasGoal(),
    today,
  };
}
