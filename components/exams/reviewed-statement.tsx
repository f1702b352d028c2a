import type { Statement } from "@/lib/exam/statement";
import { LegalBasis } from "../quiz/legal-basis";
import { MarkedText } from "../ui/marked-text";
import { Picture } from "../ui/picture";
import type { ExamPageWords } from "./exam-words";

type ReviewedStatementProps = {
  /** In the paper, from 1. */
  number: number;
  statement: Statement;
  answer: boolean | undefined;
  /** What would have been right; undefined if nobody asks it any more. */
  right: boolean | undefined;
  words: ExamPageWords;
};

/**
 * A statement with the given and the right answer, why, and where that is
 * written. What was right is closed.
 */
export function ReviewedStatement({
  number,
  statement,
  answer,
  right,
  words,
}: ReviewedStatementProps) {
  const { language, situation, question, explanation = "" } = statement;
  const { quiz, exam } = words;
  const isRight = answer === right;
  const name = (value: boolean | undefined) => {
    if (value === undefined) return exam.results.notAnswered;
    return value ? quiz.trueOption : quiz.falseOption;
  };

  const heading = (
    <h3 lang={language} className="font-semibold">
      <MarkedText language={language}>{`${number}. ${question}`}</MarkedText>
    </h3>
  );
  const rest = (
    <>
      {situation && (
        <p lang={language} className="mt-1 text-lane-300">
          <MarkedText language={language}>{situation}</MarkedText>
        </p>
      )}
      <Picture question={statement} language={language} />
      <p className="review-verdict mt-2 font-extrabold">
        {isRight ? quiz.correct : quiz.incorrect}
      </p>
      <p>{`${quiz.yourAnswer}: ${name(answer)}`}</p>
      {!isRight && <p>{`${quiz.rightAnswer}: ${name(right)}`}</p>}
      <p lang={language} className="mt-2 text-lane-300">
        <MarkedText language={language}>{explanation}</MarkedText>
      </p>
      <LegalBasis question={statement} language={language} words={words} />
    </>
  );

  return (
    <li className="review card" data-right={isRight}>
      {isRight ? (
        <details>
          <summary className="cursor-target min-h-8 *:inline">
            {heading}
          </summary>
          {rest}
        </details>
      ) : (
        <>
          {heading}
          {rest}
        </>
      )}
    </li>
  );
}
