import { useStore } from "zustand";
import type { Exam } from "@/lib/exam/exam";
import { isRecorded } from "@/lib/exam/exam-results";
import { formatMessage } from "@/lib/text/format-message";
import { linkClass } from "../../ui/link-class";
import type { ExamProps } from "../common/exam-props";
import { EXAM } from "../common/exam-route";
import { OpenExam } from "./open-exam";
import { StartForm } from "./start-form";

/** Where an exam starts, or continues. */
export function StartPanel(props: ExamProps) {
  const exam = useStore(props.store, (state) => state.exam);
  const isOpen = exam !== null && exam.ended === null;
  const { heading } = props.messages.exam[isOpen ? "open" : "start"];

  return (
    <section aria-labelledby="start" className="card print:hidden">
      <h2 id="start" tabIndex={-1} className="text-xl font-extrabold">
        {heading}
      </h2>
      {exam?.ended && (
        <UnseenResult exam={exam} messages={props.messages.exam} />
      )}
      {isOpen ? <OpenExam exam={exam} {...props} /> : <StartForm {...props} />}
    </section>
  );
}

type UnseenResultProps = {
  exam: Exam;
  messages: ExamProps["messages"]["exam"];
};

/** An exam that ended unseen, until it is recorded. */
function UnseenResult({ exam, messages }: UnseenResultProps) {
  const { taken, results } = messages;
  if (isRecorded(exam.test)) return null;

  return (
    <p className="mt-4 border-l-4 border-caution-400 pl-4">
      {exam.ended === "expired"
        ? results.expired
        : formatMessage(taken.code, { code: exam.code })}{" "}
      <a href={EXAM} className={linkClass}>
        {taken.answers}
      </a>
    </p>
  );
}
