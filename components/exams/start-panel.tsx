import { useStore } from "zustand";
import type { Language } from "@/content/languages";
import type { ExamStore } from "@/lib/exam/exam-store";
import type { ExamPageWords } from "./exam-words";
import { OpenExam } from "./open-exam";
import { StartForm } from "./start-form";

export type StartPanelProps = {
  store: ExamStore;
  language: Language;
  words: ExamPageWords;
};

/** Where an exam begins, or goes on. */
export function StartPanel(props: StartPanelProps) {
  const exam = useStore(props.store, (state) => state.exam);
  const isOpen = exam !== null && exam.ended === null;
  const { heading } = props.words.exam[isOpen ? "open" : "start"];

  return (
    <section aria-labelledby="start" className="card print:hidden">
      <h2 id="start" className="text-xl font-extrabold">
        {heading}
      </h2>
      {isOpen ? <OpenExam exam={exam} {...props} /> : <StartForm {...props} />}
    </section>
  );
}
