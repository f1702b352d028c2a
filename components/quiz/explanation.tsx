import type { Language } from "@/content/languages";
import type { Question } from "@/lib/answers/question";
import { formatMessage } from "@/lib/text/format-message";
import { MarkedText } from "../ui/marked-text";
import { SignLink } from "../ui/sign-link";
import { LegalBasis } from "./legal-basis";
import type { QuizMessages } from "./messages";

type ExplanationProps = {
  question: Question;
  language: Language;
  answer: number | null;
  messages: Pick<QuizMessages, "quiz" | "laws">;
};

/**
 * Says whether the answer was right and why, in the sheet of a FocusFrame. All
 * of it is there from the start and only hidden, so that
 * lib/pre-hydration/first-answer.ts can show it before React runs without changing a
 * text, which React would miss.
 */
export function Explanation({
  question,
  language,
  answer,
  messages,
}: ExplanationProps) {
  const { correctAnswer, options, explanation = "" } = question;
  const isRight = answer === correctAnswer;

  return (
    <>
      {/* Always there, so that screen readers announce what comes into it. */}
      <div role="status" className="feedback" data-right={isRight}>
        <div hidden={answer === null}>
          <p className="verdict" hidden={!isRight}>
            {messages.quiz.correct}
          </p>
          <p className="verdict" hidden={isRight}>
            {messages.quiz.incorrect}
          </p>
          <p hidden={isRight}>
            <span>
              {formatMessage(messages.quiz.rightAnswerIs, { option: "" })}
            </span>
            <span lang={language}>
              <MarkedText language={language}>
                {options[correctAnswer] ?? ""}
              </MarkedText>
            </span>
          </p>
          <p lang={language}>
            <MarkedText language={language}>{explanation}</MarkedText>
          </p>
        </div>
      </div>
      <div hidden={answer === null} className="basis">
        <LegalBasis
          question={question}
          language={language}
          messages={messages}
        />
        <SignLink question={question} language={language} messages={messages} />
      </div>
    </>
  );
}
