import type { Language } from "@/content/languages";
import type { Statement } from "@/lib/exam/statement";
import { Choice } from "../../quiz/choice";
import { LegalBasis } from "../../quiz/legal-basis";
import { MarkedText } from "../../ui/marked-text";
import type { ExamPageMessages } from "../common/messages";

/** A statement, and how it was answered. */
export type ReviewedAnswer = {
  statement: Statement;
  /** Undefined where none was given. */
  answer: boolean | undefined;
  /** The right answer; undefined if the question no longer exists. */
  right: boolean | undefined;
};

type AnswerAndReasonProps = ReviewedAnswer & {
  /** The language of the interface, which names True and False. */
  pageLanguage: Language;
  messages: ExamPageMessages;
};

/** The given and the right answer, the reason, and the legal basis. */
export function AnswerAndReason({
  statement,
  answer,
  right,
  pageLanguage,
  messages,
}: AnswerAndReasonProps) {
  const { language, explanation = "" } = statement;
  const { quiz, exam } = messages;
  const indexOf = (value: boolean | undefined) => (value ? 0 : 1);

  return (
    <>
      <Choice
        question={{
          options: [quiz.trueOption, quiz.falseOption],
          correctAnswer: indexOf(right),
        }}
        language={pageLanguage}
        answer={answer === undefined ? null : indexOf(answer)}
        unanswered={exam.results.notAnswered}
        messages={messages}
      />
      <p lang={language} className="text-lane-300">
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
