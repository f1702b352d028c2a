import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { isSameExam } from "@/lib/exam/exam";
import { loadStatements } from "@/lib/exam/load-statements";
import { useRootMark } from "../../ui/use-root-mark";
import type { ExamProps } from "../common/exam-props";
import { ExamResults } from "../results/exam-results";
import { ExamNotFound } from "./exam-not-found";
import { ExamSession } from "./exam-session";

/** Where one exam is written, and then its results. */
export function ExamRoom({ store, language, messages }: ExamProps) {
  const [own] = useState(() => store.getState().exam);
  const isHere = useStore(store, ({ exam }) => isSameExam(own, exam));
  const isEnded = useStore(store, ({ exam }) => Boolean(exam?.ended));
  // Results stay, whatever another tab does.
  const [isOver, setOver] = useState(false);
  if (isHere && isEnded && !isOver) setOver(true);
  const refs = own?.refs;
  useEffect(() => {
    if (refs) void loadStatements(refs, language);
  }, [refs, language]);

  useRootMark("quiet", isOver || isHere);

  const props = { store, language, messages };
  if (isOver) return <ExamResults {...props} />;
  if (!isHere) return <ExamNotFound messages={messages.exam} />;
  return <ExamSession {...props} />;
}
