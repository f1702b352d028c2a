import { useEffect, useState } from "react";
import type { Language } from "@/content/languages";
import { readAnswerLog } from "@/lib/answers/answer-log";
import { loadRound, type LoadedRound } from "@/lib/progress/load-round";
import { filterOf } from "@/lib/progress/practice-filter";
import type { Learner, Learning } from "../progress/use-learner";
import { useHash } from "./use-hash";

/** A round that is ready, with the learner and the filter it was chosen for. */
export type ReadyRound = LoadedRound & {
  learner: Learner;
  hash: string;
  /** Distinguishes one round from the next, which may ask the same. */
  number: number;
};

let rounds = 0;

/** The round for a learner and the address; null until it is there. */
export function useLoadedRound(
  learning: Learning,
  language: Language,
): ReadyRound | "failed" | null {
  const hash = useHash();
  const [round, setRound] = useState<ReadyRound | "failed" | null>(null);

  useEffect(() => {
    if (typeof learning === "string") return;

    let isOver = false;
    const tell = (what: ReadyRound | "failed") => {
      if (!isOver) setRound(what);
    };
    // An earlier round has added answers.
    const learner = { ...learning, log: readAnswerLog() };
    loadRound({ ...learner, language }, filterOf(hash)).then(
      (loaded) => {
        rounds += 1;
        tell({ ...loaded, learner, hash, number: rounds });
      },
      () => tell("failed"),
    );
    return () => {
      isOver = true;
    };
  }, [learning, language, hash]);

  return learning === "failed" ? "failed" : round;
}
