import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import type { Language } from "@/content/languages";
import type { TestId } from "@/content/tests";
import type { QuestionRef } from "@/lib/answers/question";
import { loadQuestionBank } from "@/lib/exam/load-question-bank";
import { loadedStatements, loadStatements } from "@/lib/exam/load-statements";
import type { QuestionBank } from "@/lib/exam/paper";
import { drawChoice } from "@/lib/teach/draw-choice";
import type { PaperChoice } from "@/lib/teach/paper-choice";

type LoadState = "idle" | "loading" | "failed";

/** What the papers of a test are drawn from, once it has come. */
export function useQuestionBank(test: TestId | undefined) {
  const [loaded, setLoaded] = useState<QuestionBank | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!test) return;

    let isLate = false;
    loadQuestionBank(test).then(
      (bank) => isLate || setLoaded(bank),
      () => isLate || setFailed(true),
    );
    return () => void (isLate = true);
  }, [test, tries]);

  const bank = loaded?.test === test ? loaded : null;
  const state: LoadState = bank ? "idle" : failed ? "failed" : "loading";
  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return { bank, state, retry };
}

/** The statements of a paper and how loading them goes; null: none wanted. */
export function useStatements(
  refs: readonly QuestionRef[] | null,
  language: Language,
) {
  const { known, failed } = useStore(loadedStatements);
  const isHere = refs?.every((ref) => known[ref]) ?? false;
  // By their names: a list made anew is no other list.
  const wanted = isHere ? "" : (refs?.join(" ") ?? "");
  useEffect(() => {
    if (wanted)
      void loadStatements(wanted.split(" ") as QuestionRef[], language);
  }, [wanted, language]);

  const state: LoadState =
    isHere || !refs ? "idle" : failed ? "failed" : "loading";
  const retry = () => void loadStatements(refs ?? [], language);
  return { known, isHere, state, retry };
}

/** The statements of a chosen paper, by name and in order. */
export function useRefs(bank: QuestionBank | null, choice: PaperChoice) {
  const key = JSON.stringify(choice);
  return useMemo(
    () => (bank ? drawChoice(bank, JSON.parse(key) as PaperChoice) : null),
    [bank, key],
  );
}
