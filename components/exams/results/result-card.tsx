import type { ReactNode, Ref } from "react";
import type { Exam } from "@/lib/exam/exam";
import type { ExamResult } from "@/lib/exam/grade";
import { formatMessage } from "@/lib/text/format-message";
import type { ExamPageMessages } from "../common/messages";
import { timeText } from "./time-text";

type ResultCardProps = {
  /** Goes on the heading. */
  ref: Ref<HTMLHeadingElement>;
  exam: Exam;
  result: ExamResult;
  messages: ExamPageMessages;
  children: ReactNode;
};

/** Passed or not by the real rule, the points, the time. */
export function ResultCard({
  ref,
  exam,
  result,
  messages,
  children,
}: ResultCardProps) {
  const { points, totalPoints: total, passMark, passed } = result;
  const text = messages.exam.results;

  return (
    <div className="result card" data-passed={passed}>
      <h1 ref={ref} tabIndex={-1} className="text-3xl font-extrabold">
        {passed ? text.passed : text.failed}
      </h1>
      <p className="mt-1 text-lane-300">
        {`${messages.name} · ${formatMessage(text.paper, { code: exam.code })}`}
      </p>
      {exam.ended === "expired" && (
        <p className="mt-3 font-semibold text-caution-400">{text.expired}</p>
      )}
      <p className="mt-4 text-2xl font-extrabold">
        {formatMessage(text.points, { points, total })}
      </p>
      <ResultBar {...{ points, total, passMark }} />
      <p className="mt-2">
        {formatMessage(text.needed, { passMark })}{" "}
        {!passed && formatMessage(text.short, { count: passMark - points })}
      </p>
      <p className="text-lane-300">
        {`${text.time}: ${timeText(exam.clock.used, messages.exam.taken)}`}
      </p>
      {children}
    </div>
  );
}

/** The points as a road, with a flag where a pass begins. */
function ResultBar({
  points,
  total,
  passMark,
}: Record<"points" | "total" | "passMark", number>) {
  return (
    <svg
      viewBox="0 0 100 14"
      preserveAspectRatio="none"
      className="result-bar"
      aria-hidden
    >
      <rect y="7" width="100" height="7" className="fill-asphalt-700" />
      <rect
        y="7"
        width={(100 * points) / total}
        height="7"
        className="result-road"
      />
      <path
        d={`M${(100 * passMark) / total} 0v14`}
        className="stroke-lane-100 stroke-2 [vector-effect:non-scaling-stroke]"
      />
    </svg>
  );
}
