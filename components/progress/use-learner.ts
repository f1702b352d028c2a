import type { LoggedAnswer } from "@/lib/answers/answer-page";
import type { KnownQuestions } from "@/lib/progress/catalogue";
import { hasGoal, readGoal, writeGoal, type Goal } from "@/lib/progress/goal";
import { importAnswers } from "@/lib/progress/import-answers";
import { loadCatalogue } from "@/lib/progress/load-catalogue";
import { dayOf } from "@/lib/text/days";
import { useLoaded } from "../ui/use-loaded";

/** Everything that this browser knows about its learner. */
export type Learner = {
  known: KnownQuestions;
  log: readonly LoggedAnswer[];
  goal: Goal;
  /** Whether she has ever chosen a test. */
  hasGoal: boolean;
  today: number;
};

/** The learner whom this browser knows, as she is loaded and changed. */
export function useLearner() {
  const { loaded: learning, setLoaded, reload } = useLoaded(loadLearner);
  const setGoal = (goal: Goal) => {
    writeGoal(goal);
    if (typeof learning === "object")
      setLoaded({ ...learning, goal: readGoal(), hasGoal: hasGoal() });
  };
  return { learning, setGoal, readAgain: reload };
}

async function loadLearner(): Promise<Learner> {
  const known = await loadCatalogue();
  const today = dayOf(new Date());
  return {
    known,
    log: importAnswers(known, today),
    goal: readGoal(),
    hasGoal: hasGoal(),
    today,
  };
}
