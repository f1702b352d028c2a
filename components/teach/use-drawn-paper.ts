import { useEffect, useMemo } from "react";
import type { Language } from "@/content/languages";
import type { TestId } from "@/content/tests";
import type { QuestionRef } from "@/lib/answers/question";
import { loadQuestionBank } from "@/lib/exam/load-question-bank";
import { loadStatements } from "@/lib/exam/load-statements";
import type { QuestionBank } from "@/lib/exam/paper";
import { drawChoice } from "@/lib/teach/draw-choice";
import type { PaperChoice } from "@/lib/teach/paper-choice";
import { useStatements } from "../exams/common/use-statements";
import type { LoadState } from "../ui/load-notice";
import { useLoaded } from "../ui/use-loaded";

/** What the papers of a test are drawn from, once it has come. */
export function useQuestionBank(test: TestId | undefined) {
  const load = useMemo(() => test && (() => loadQuestionBank(test)), [test]);
  const { loaded, reload } = useLoaded(load ?? null);

  const bank =
    typeof loaded === "object" && loaded.test === test ? loaded : null;
  const state: LoadState = bank
    ? "idle"
    : loaded === "failed"
      ? "failed"
      : "loading";
  return { bank, state, retry: reload };
}

/** Loads the statements of a paper, and says how that goes; null: none wanted. */
export function useLoadedStatements(
  refs: readonly QuestionRef[] | null,
  language: Language,
) {
  const { known, state } = useStatements(refs ?? []);
  // By their names: a list made anew is no other list.
  const wanted = state === "idle" ? "" : (refs?.join(" ") ?? "");
  useEffect(() => {
    if (wanted)
      void loadStatements(wanted.split(" ") as QuestionRef[], language);
  }, [wanted, language]);

  const retry = () => void loadStatements(refs ?? [], language);
  return { known, isHere: refs !== null && state === "idle", state, retry };
}

/** The statements of a chosen paper, by name and in order. */
export function useRefs(bank: QuestionBank | null, choice: PaperChoice) {
  const key = JSON.stringify(choice);
  return useMemo(
    () => (bank ? drawChoice(bank, JSON.parse(key) as PaperChoice) : null),
    [bank, key],
  );
}
