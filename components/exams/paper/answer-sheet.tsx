import { formatMessage } from "@/lib/text/format-message";
import type { PaperProps } from "../common/exam-props";

/** A page to mark the answers on, with how to get the score. */
export function AnswerSheet({
  exam,
  figures,
  howToMark,
  screens,
  messages,
}: PaperProps) {
  const { paper } = messages.exam;
  const { totalPoints, passMark } = figures;

  return (
    <section className="paper-page">
      <h2>{paper.sheet}</h2>
      <p className="paper-code">
        {formatMessage(paper.pageOf, { code: exam.code })}
      </p>
      <p className="paper-name">
        <span>{paper.name}</span>
        <span>{paper.date}</span>
      </p>
      <p>{paper.sheetText}</p>
      <ol className="paper-marks">
        {screens.map((refs, index) => (
          <li key={refs[0]}>
            <b>{index + 1}</b>
            {refs.map((ref) => (
              <span key={ref}>
                <i>{paper.trueMark}</i>
                <i>{paper.falseMark}</i>
              </span>
            ))}
          </li>
        ))}
      </ol>
      <p>{formatMessage(paper.points, { total: totalPoints, passMark })}</p>
      <p>{howToMark}</p>
    </section>
  );
}
