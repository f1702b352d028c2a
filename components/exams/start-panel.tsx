import { useStore } from "zustand";
import type { ExamProps } from "./exam-props";
import { OpenExam } from "./open-exam";
import { StartForm } from "./start-form";

/** Where an exam begins, or goes on. */
export function StartPanel(props: ExamProps) {
  const exam = useStore(props.store, (state) => state.exam);
  const isOpen = exam !== null && exam.ended === null;
  const { heading } = props.words.exam[isOpen ? "open" : "start"];

  return (
    <section aria-labelledby="start" className="card print:hidden">
      <h2 id="start" tabIndex={-1} className="text-xl font-extrabold">
        {heading}
      </h2>
      {isOpen ? <OpenExam exam={exam} {...props} /> : <StartForm {...props} />}
    </section>
  );
}
