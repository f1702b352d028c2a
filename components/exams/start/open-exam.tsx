import { focusInPlace } from "@/lib/browser/focus";
import { remaining } from "@/lib/exam/clock";
import { openRefs, type Exam } from "@/lib/exam/exam";
import { dropExam } from "@/lib/exam/exam-store";
import { formatMessage } from "@/lib/text/format-message";
import { formatPlural } from "@/lib/text/format-plural";
import { Button } from "../../ui/button";
import type { ExamProps } from "../common/exam-props";
import { enterExam } from "../common/exam-route";

const MINUTE = 60_000;

/** An exam that was begun: its state, and the way back into it. */
export function OpenExam({
  exam,
  store,
  language,
  messages,
}: ExamProps & { exam: Exam }) {
  const { open, taken } = messages.exam;
  const total = exam.refs.length;
  const left = remaining(exam.clock);
  const giveUp = () => {
    if (!confirm(open.confirm)) return;
    dropExam(store);
    // The button that had focus is gone.
    focusInPlace(document.getElementById("start"));
  };

  return (
    <>
      <p className="mt-2 text-lane-300">
        {formatMessage(open.answered, {
          answered: total - openRefs(exam).length,
          total,
        })}
        <br />
        {left === null
          ? taken.noClock
          : formatPlural(open.left, Math.ceil(left / MINUTE), language)}
        <br />
        {formatMessage(taken.code, { code: exam.code })}
      </p>
      <p className="mt-4 flex flex-wrap gap-4">
        <Button onPress={enterExam}>{open.goOn}</Button>
        <Button variant="secondary" onPress={giveUp}>
          {open.giveUp}
        </Button>
      </p>
    </>
  );
}
