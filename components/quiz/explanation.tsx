import type { Language } from "@/content/languages";
import type { Question } from "@/lib/answers/question";
import { MarkedText } from "../ui/marked-text";
import { Choice } from "./choice";
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
  const { correctAnswer, explanation = "" } = question;
  const shown = { question, language, messages };

  return (
    <>
      {/* Always there, so that screen readers announce what comes into it. */}
      <div
        role="status"
        className="feedback"
        data-right={answer === correctAnswer}
      >
        <div hidden={answer === null}>
          <Choice {...shown} answer={answer} />
          <p lang={language}>
            <MarkedText language={language}>{explanation}</MarkedText>
          </p>
        </div>
      </div>
      <div hidden={answer === null}>
        <LegalBasis {...shown} />
      </div>
    </>
  );
}
