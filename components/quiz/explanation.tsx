import type { Language } from "@/content/languages";
import type { Question } from "@/lib/answers/question";
import { MarkedText } from "../ui/marked-text";
import { useDrawnLater } from "../ui/use-once-painted";
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
 * of it is in the page and only hidden, so that
 * lib/pre-hydration/first-answer.ts can show it before React runs without changing a
 * text, which React would miss. Of later questions it is drawn after them.
 */
export function Explanation({
  question,
  language,
  answer,
  messages,
}: ExplanationProps) {
  const { correctAnswer, explanation = "" } = question;
  const shown = { question, language, messages };
  const isDrawn = useDrawnLater() || answer !== null;

  return (
    <>
      {/* Always there, so that screen readers announce what comes into it. */}
      <div
        role="status"
        className="feedback"
        data-right={answer === correctAnswer}
      >
        {isDrawn && (
          <div hidden={answer === null}>
            <Choice {...shown} answer={answer} />
            <p lang={language}>
              <MarkedText language={language}>{explanation}</MarkedText>
            </p>
          </div>
        )}
      </div>
      {isDrawn && (
        <div hidden={answer === null}>
          <LegalBasis {...shown} />
        </div>
      )}
    </>
  );
}
