import type { LoggedAnswer } from "@/lib/answers/answer-page";
import type { KnownQuestions } from "@/lib/progress/catalogue";
import {
  firstGoal,
  hasGoal,
  readGoal,
  writeGoal,
  type Goal,
} from "@/lib/progress/goal";
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
  /** 0 until it is known. */
  today: number;
};

/** Whoever comes for the first time, before today's date is known. */
export const newcomer: Learner = {
  known: new Map(),
  log: [],
  goal: firstGoal,
  hasGoal: false,
  today: 0,
};

/**
 * The learner whom this browser knows, as she is loaded and changed; until then
 * `before`, where that is known.
 */
export function useLearner(before?: Learner | null) {
  const { loaded, setLoaded, reload } = useLoaded(loadLearner);
  const learning = loaded === "loading" ? (before ?? loaded) : loaded;
  const setGoal = (part: Partial<Goal>) => {
    writeGoal(part);
    if (typeof learning === "object") setLoaded({ ...learning, ...readOwn() });
  };
  return { learning, setGoal, readAgain: reload };
}

async function loadLearner(): Promise<Learner> {
  const known = await loadCatalogue();
  const own = readOwn();
  return { known, log: importAnswers(known, own.today), ...own };
}

/** What needs no download. */
const readOwn = () => ({
  goal: readGoal(),
  hasGoal: hasGoal(),
  today: dayOf(new Date()),
});
