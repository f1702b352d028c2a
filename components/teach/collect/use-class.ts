import { useEffect, useState } from "react";
import { CLASS_KEY } from "@/lib/browser/storage";
import { loadQuestionBank } from "@/lib/exam/load-question-bank";
import { checkResult } from "@/lib/teach/check-result";
import { findResults, refuseUnfit, type Found } from "@/lib/teach/collect";
import type { PaperResult } from "@/lib/teach/result-code";
import { readClass, writeClass } from "@/lib/teach/saved-class";
import { subscribeToStorage } from "../../ui/subscribe-to-storage";

/** The results of this browser's classes, and what is done with them. */
export function useClass() {
  const [results, setResults] = useState<PaperResult[]>([]);
  useEffect(() => {
    const note = (key: string | null) => {
      if (key === null || key === CLASS_KEY) setResults(readClass());
    };
    note(null);
    return subscribeToStorage(note);
  }, []);

  // Read anew each time: another tab may have added some.
  const change = (next: (now: PaperResult[]) => PaperResult[]) => {
    writeClass(next(readClass()));
    setResults(readClass());
  };
  const isSame = (one: PaperResult, other: PaperResult) =>
    JSON.stringify({ ...one, name: "" }) ===
    JSON.stringify({ ...other, name: "" });

  return {
    results,
    /** Adds what a text holds; rejects where the questions do not load. */
    add: async (text: string): Promise<Found> => {
      const found = findResults(text, readClass());
      const tests = [...new Set(found.results.map(({ paper }) => paper.test))];
      const banks = await Promise.all(tests.map(loadQuestionBank));
      const checked = refuseUnfit(found, (result) =>
        checkResult(
          banks.find(({ test }) => test === result.paper.test)!,
          result,
        ),
      );
      change((now) => [...now, ...checked.results]);
      return checked;
    },
    addOne: (result: PaperResult) => change((now) => [...now, result]),
    rename: (result: PaperResult, name: string) =>
      change((now) =>
        now.map((one) => (isSame(one, result) ? { ...one, name } : one)),
      ),
    remove: (result: PaperResult) =>
      change((now) => now.filter((one) => !isSame(one, result))),
    clear: () => change(() => []),
  };
}

export type ClassActions = ReturnType<typeof useClass>;
