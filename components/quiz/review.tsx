import type { Language } from "@/content/languages";
import type { Question } from "@/lib/quiz/question";
import type { QuizProgress } from "@/lib/quiz/quiz";
import { ErrorBoundary } from "../ui/error-boundary";
import { MarkedText } from "../ui/marked-text";
import { Picture } from "../ui/picture";
import { LegalBasis } from "./legal-basis";
import type { QuizWords } from "./quiz-words";

type ReviewProps = {
  questions: readonly Question[];
  progress: QuizProgress;
  /** The language of the questions. */
  language: Language;
  words: QuizWords;
};

/** Every question with the given and the right answer, and why. */
export function Review({ questions, progress, language, words }: ReviewProps) {
  return (
    <section className="mt-12">
      <h2 className="text-2xl font-extrabold">{words.results.review}</h2>
      <ol className="mt-4 space-y-4">
        {questions.map((question, index) => (
          <ErrorBoundary
            key={question.id}
            fallback={() => <li className="card">{words.quiz.failed}</li>}
          >
            <ReviewItem
              question={question}
              answer={progress.selectedAnswers[index]}
              language={language}
              words={words}
            />
          </ErrorBoundary>
        ))}
      </ol>
    </section>
  );
}

type ReviewItemProps = Pick<ReviewProps, "language" | "words"> & {
  question: Question;
  answer: number | null;
};

function ReviewItem({ question, answer, language, words }: ReviewItemProps) {
  const { quiz, results } = words;
  const { id, options, correctAnswer, explanation = "" } = question;
  const isRight = answer === correctAnswer;

  return (
    <li className="review card" data-right={isRight}>
      <h3 lang={language} className="font-semibold">
        <MarkedText language={language}>
          {`${id}. ${question.question}`}
        </MarkedText>
      </h3>
      <Picture question={question} language={language} />
      <p className="review-verdict mt-2 font-extrabold">
        {isRight ? quiz.correct : quiz.incorrect}
      </p>
      <p>
        <span>{`${quiz.yourAnswer}: `}</span>
        {answer === null ? (
          <span>{results.notAnswered}</span>
        ) : (
          <span lang={language}>
            <MarkedText language={language}>{options[answer] ?? ""}</MarkedText>
          </span>
        )}
      </p>
      {!isRight && (
        <p>
          <span>{`${quiz.rightAnswer}: `}</span>
          <span lang={language}>
            <MarkedText language={language}>
              {options[correctAnswer] ?? ""}
            </MarkedText>
          </span>
        </p>
      )}
      <p lang={language} className="mt-2 text-lane-300">
        <MarkedText language={language}>{explanation}</MarkedText>
      </p>
      <LegalBasis question={question} words={words} />
    </li>
  );
}
