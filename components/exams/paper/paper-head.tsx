import { formatMessage } from "@/lib/text/format-message";
import type { PaperProps } from "../common/exam-props";

/** What a paper is, and how it is taken. */
export function PaperHead({ exam, figures, messages }: PaperProps) {
  const { paper } = messages.exam;
  const { statements, totalPoints, minutes, passMark } = figures;

  return (
    <header>
      <h1>{formatMessage(paper.title, { name: messages.name })}</h1>
      <p className="paper-code">
        {formatMessage(paper.pageOf, { code: exam.code })}
      </p>
      <p>
        {formatMessage(paper.rules, {
          questions: statements,
          minutes,
          passMark,
          total: totalPoints,
        })}
      </p>
    </header>
  );
}
