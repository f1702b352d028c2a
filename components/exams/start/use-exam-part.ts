import { useEffect, useState } from "react";
import { withTimeout } from "@/lib/browser/with-timeout";
import type * as Part from "./exam-part";

export type ExamPart = typeof Part;

/** What only a drawn paper needs; the browser keeps it. */
export const loadExamPart = withTimeout<ExamPart>(() => import("./exam-part"));

/** The same once it is wanted; null until it has loaded. */
export function useExamPart(isWanted: boolean) {
  const [part, setPart] = useState<ExamPart | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isWanted) return;

    let isLate = false;
    loadExamPart().then(
      (loaded) => isLate || setPart(loaded),
      () => isLate || setFailed(true),
    );
    return () => void (isLate = true);
  }, [isWanted, tries]);

  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return { part, failed, retry };
}
