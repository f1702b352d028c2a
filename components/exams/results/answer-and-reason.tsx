import type { Statement } from "@/lib/exam/statement";
import { LegalBasis } from "../../quiz/legal-basis";
import { MarkedText } from "../../ui/marked-text";
import type { ExamPageMessages } from "../common/messages";

/** A statement, and how it was answered. */
export type ReviewedAnswer = {
  statement: Statement;
  /** Undefined where none was given. */
  answer: boolean | undefined;
  /** What would have been right; undefined if nobody asks it any more. */
  right: boolean | undefined;
};

type AnswerAndReasonProps = ReviewedAnswer & { messages: ExamPageMessages };

/** The given and the right answer, why, and where that is written. */
export function AnswerAndReason({
  statement,
  answer,
  right,
  messages,
}: AnswerAndReasonProps) {
  const { language, explanation = "" } = statement;
  const { quiz, exam } = messages;
  const isRight = answer === right;
  const isOpen = answer === undefined;
  const name = (value: boolean | undefined) =>
    value ? quiz.trueOption : quiz.falseOption;
  const verdict = isRight ? quiz.correct : quiz.incorrect;

  return (
    <>
      <p className="review-verdict mt-2">
        {isOpen ? exam.results.notAnswered : verdict}
      </p>
      {!isOpen && <p>{`${quiz.yourAnswer}: ${name(answer)}`}</p>}
      {!isRight && <p>{`${quiz.rightAnswer}: ${name(right)}`}</p>}
      <p lang={language} className="mt-2 text-lane-300">
        <MarkedText language={language}>{explanation}</MarkedText>
      </p>
      <LegalBasis
        question={statement}
        language={language}
        messages={messages}
      />
    </>
  );
}
