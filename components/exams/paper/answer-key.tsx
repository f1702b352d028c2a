import { answerKeyOf } from "@/lib/exam/paper";
import { formatMessage } from "@/lib/text/format-message";
import type { PaperProps } from "../common/exam-props";

/** The right answers, on a page that can be removed. */
export function AnswerKey({
  exam,
  questionBank,
  screens,
  messages,
}: PaperProps) {
  const { paper } = messages.exam;
  const key = answerKeyOf(questionBank, exam.refs);
  const markOf = (ref: string) => {
    const answer = key.find((one) => one.ref === ref)?.answer;
    if (answer === undefined) return "–";

    return answer ? paper.trueMark : paper.falseMark;
  };

  return (
    <section className="paper-page">
      <h2>{paper.key}</h2>
      <p className="paper-code">
        {formatMessage(paper.pageOf, { code: exam.code })}
      </p>
      <p>{paper.keyText}</p>
      <ol className="paper-marks">
        {screens.map((refs, index) => (
          <li key={refs[0]}>
            <b>{index + 1}</b>
            <span>{refs.map(markOf).join(" ")}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
