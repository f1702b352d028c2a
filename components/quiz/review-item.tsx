import type { Language } from "@/content/languages";
import type { Question } from "@/lib/answers/question";
import { ReviewRow } from "../results/review-row";
import { MarkedText } from "../ui/marked-text";
import { Picture } from "../ui/picture";
import { Choice } from "./choice";
import { LegalBasis } from "./legal-basis";
import type { QuizMessages } from "./messages";

type ReviewItemProps = {
  question: Question;
  answer: number | null;
  /** The language of the question. */
  language: Language;
  messages: QuizMessages;
};

/** A question with the given and the right answer, and why. */
export function ReviewItem({
  question,
  answer,
  language,
  messages,
}: ReviewItemProps) {
  const { id, correctAnswer, explanation = "" } = question;
  const isRight = answer === correctAnswer;
  const { correct, incorrect } = messages.quiz;
  const shown = { question, language, messages };

  return (
    <ReviewRow
      isRight={isRight}
      verdict={isRight ? correct : incorrect}
      picture={<Picture {...shown} className="" />}
      heading={
        <h3 lang={language}>
          <MarkedText language={language}>
            {`${id}. ${question.question}`}
          </MarkedText>
        </h3>
      }
    >
      <Choice
        {...shown}
        answer={answer}
        unanswered={messages.results.notAnswered}
      />
      <p lang={language} className="text-lane-300">
        <MarkedText language={language}>{explanation}</MarkedText>
      </p>
      <LegalBasis {...shown} />
    </ReviewRow>
  );
}
