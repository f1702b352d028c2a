import type { ReactNode, Ref } from "react";
import type { Exam } from "@/lib/exam/exam";
import type { ExamResult } from "@/lib/exam/grade";
import { formatMessage } from "@/lib/text/format-message";
import { formatClock } from "@/lib/text/time";
import { meaningOf } from "../../results/meaning";
import { ResultSummary } from "../../results/result-summary";
import type { ExamPageMessages } from "../common/messages";

type ResultCardProps = {
  /** Goes on the heading. */
  ref: Ref<HTMLHeadingElement>;
  exam: Exam;
  result: ExamResult;
  messages: ExamPageMessages;
  /** What to do next. */
  ways: ReactNode;
};

/** Passed or not by the real rule, the points, the time. */
export function ResultCard({
  ref,
  exam,
  result,
  messages,
  ways,
}: ResultCardProps) {
  const { points, totalPoints: total, passMark, passed } = result;
  const text = messages.exam.results;
  const road = { label: text.score, points, total, passMark };

  return (
    <ResultSummary
      level="h1"
      headingRef={ref}
      heading={passed ? text.passed : text.failed}
      passed={passed}
      meaning={meaningOf(road, messages)}
      counts={[
        [text.score, formatMessage(text.of, { right: points, asked: total })],
        [text.time, formatClock(exam.clock.used, Math.round)],
      ]}
      road={road}
      ways={ways}
    >
      <p>
        {`${messages.name} · ${formatMessage(text.paper, { code: exam.code })}`}
      </p>
      {exam.ended === "expired" && (
        <p className="font-semibold text-caution-400">{text.expired}</p>
      )}
    </ResultSummary>
  );
}
