import { useEffect } from "react";
import { useStore } from "zustand";
import type { Language } from "@/content/languages";
import type { ExamStore } from "@/lib/exam/exam-store";
import { loadStatements } from "@/lib/exam/load-statements";
import { RestingEffects } from "../effects/resting-effects";
import { Desk } from "./desk";
import { ExamResults } from "./exam-results";
import "../hazards/hazards.css";
import "./exam.css";
import type { ExamPageWords } from "./exam-words";

export type RoomProps = {
  store: ExamStore;
  language: Language;
  words: ExamPageWords;
};

/** Where an exam is written, and then its results. */
export function ExamRoom({ store, language, words }: RoomProps) {
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
