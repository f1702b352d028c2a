import type { Language } from "@/content/sets/schema";
import type { Question } from "@/lib/quiz";
import { fill } from "@/lib/words";
import { MarkedText } from "../ui/marked-text";
import { LegalBasis } from "./legal-basis";
import type { QuizWords } from "./quiz-view";

type ExplanationProps = {
  question: Question;
  language: Language;
  answer: number | null;
  words: QuizWords;
};

/** Says whether the answer was right and why; empty until there is one. */
export function Explanation({
  question,
  language,
  answer,
  words,
}: ExplanationProps) {
  const { correctAnswer, options, explanation = "" } = question;
  const isRight = answer === correctAnswer;

  return (
    <>
      {/* Always there, so that screen readers announce what comes into it. */}
      <div role="status" className="feedback" data-right={isRight}>
        {answer !== null && (
          <>
            <p className="text-xl font-extrabold">
              {isRight ? words.quiz.correct : words.quiz.incorrect}
            </p>
            {!isRight && (
              <p>
                {fill(words.quiz.rightAnswerIs, {
                  option: options[correctAnswer] ?? "",
                })}
              </p>
            )}
            <p lang={language}>
              <MarkedText language={language}>{explanation}</MarkedText>
            </p>
          </>
        )}
      </div>
      {answer !== null && <LegalBasis question={question} words={words} />}
    </>
  );
}
