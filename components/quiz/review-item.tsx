import type { Language } from "@/content/languages";
import type { Question } from "@/lib/answers/question";
import { MarkedText } from "../ui/marked-text";
import { Picture } from "../ui/picture";
import { LegalBasis } from "./legal-basis";
import type { QuizMessages } from "./messages";

type ReviewItemProps = {
  question: Question;
  answer: number | null;
  /** Whether it tells at once why. */
  isOpen: boolean;
  /** The language of the question. */
  language: Language;
  messages: QuizMessages;
};

/** A question with the given and the right answer; pressed, why. */
export function ReviewItem({
  question,
  answer,
  isOpen,
  language,
  messages,
}: ReviewItemProps) {
  const { id, options, correctAnswer, explanation = "" } = question;
  const isRight = answer === correctAnswer;
  const option = (index: number) => (
    <span lang={language}>
      <MarkedText language={language}>{options[index] ?? ""}</MarkedText>
    </span>
  );

  return (
    <li className="review" data-right={isRight}>
      <details open={isOpen}>
        <summary className="cursor-target">
          <Picture
            question={question}
            language={language}
            className="size-18 flex-none"
          />
          <span>
            <h3 lang={language} className="leading-snug font-semibold">
              <MarkedText language={language}>
                {`${id}. ${question.question}`}
              </MarkedText>
            </h3>
            <span className="text-sm">
              <span className="review-verdict">
                <span className="sr-only">
                  {isRight ? messages.quiz.correct : messages.quiz.incorrect}
                </span>
              </span>
              <span>{`${messages.quiz.yourAnswer}: `}</span>
              {answer === null ? (
                <span>{messages.results.notAnswered}</span>
              ) : (
                option(answer)
              )}
              {!isRight && (
                <>
                  <span>{` · ${messages.quiz.rightAnswer}: `}</span>
                  {option(correctAnswer)}
                </>
              )}
            </span>
          </span>
        </summary>
        <div className="review-why">
          <p lang={language} className="text-lane-300">
            <MarkedText language={language}>{explanation}</MarkedText>
          </p>
          <LegalBasis {...{ question, language, messages }} />
        </div>
      </details>
    </li>
  );
}
