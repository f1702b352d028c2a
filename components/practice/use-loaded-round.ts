import { useCallback } from "react";
import type { Language } from "@/content/languages";
import { readAnswerLog } from "@/lib/answers/answer-log";
import { loadRound, type LoadedRound } from "@/lib/progress/load-round";
import { filterOf } from "@/lib/progress/practice-filter";
import type { Learner } from "../progress/use-learner";
import { useLoaded, type Loaded } from "../ui/use-loaded";
import { useHash } from "./use-hash";

/** A round that is ready, with the learner and the filter it was chosen for. */
export type ReadyRound = LoadedRound & {
  learner: Learner;
  hash: string;
  /** Distinguishes one round from the next, which may ask the same. */
  number: number;
};

let rounds = 0;

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
    rounds += 1;
    return { ...round, learner, hash, number: rounds };
  }, [known, language, hash]);
  const { loaded } = useLoaded(known && load);

  return learning === "failed" ? "failed" : loaded;
}
