import { useEffect } from "react";
import { useStore } from "zustand";
import { loadStatements } from "@/lib/exam/load-statements";
import { RestingEffects } from "../effects/resting-effects";
import { Desk } from "./desk";
import type { ExamProps } from "./exam-props";
import { ExamResults } from "./exam-results";

/** Where an exam is written, and then its results. */
export function ExamRoom({ store, language, words }: ExamProps) {
  const refs = useStore(store, ({ exam }) => exam?.refs);
  const ended = useStore(store, ({ exam }) => exam?.ended ?? null);
  useEffect(() => {
    if (refs) void loadStatements(refs, language);
  }, [refs, language]);
  if (!refs) return null;

  const props = { store, language, words };
  return (
    <>
      <RestingEffects />
      {ended ? <ExamResults {...props} /> : <Desk {...props} />}
    </>
  );
}
