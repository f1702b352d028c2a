import { useCallback } from "react";
import type { Language } from "@/content/languages";
import { readAnswerLog } from "@/lib/answers/answer-log";
import type { Question } from "@/lib/answers/question";
import { loadRound, type LoadedRound } from "@/lib/progress/load-round";
import { filterOf } from "@/lib/progress/practice-filter";
import { passingRound } from "@/lib/quiz/quiz-store";
import type { Learner } from "../progress/use-learner";
import { useHash } from "../ui/use-hash";
import { useLoaded, type Loaded } from "../ui/use-loaded";
import type { PracticeRound } from "./use-practice";

/** A round that is ready, with the learner and the filter it was chosen for. */
export type ReadyRound = LoadedRound &
  PracticeRound<Question> & { learner: Learner; hash: string };

/** The round for a learner and the address. */
export function useLoadedRound(
  learning: Loaded<Learner>,
  language: Language,
): Loaded<ReadyRound> {
  const hash = useHash();
  const known = typeof learning === "object" ? learning : null;
  const load = useCallback(async () => {
    if (!known) throw new Error("A round needs its learner");

    // An earlier round has added answers.
    const learner = { ...known, log: readAnswerLog() };
    const round = await loadRound({ ...learner, language }, filterOf(hash));
    const questions = round.asked.map(({ question }) => question);
    const store = passingRound(questions.length);
    return { ...round, questions, store, learner, hash };
  }, [known, language, hash]);
  const { loaded } = useLoaded(known && load);

  return learning === "failed" ? "failed" : loaded;
}
