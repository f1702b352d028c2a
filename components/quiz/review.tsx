import { asset } from "@/lib/links";
import type { Question, QuizProgress } from "@/lib/quiz";
import { LegalBasis } from "./legal-basis";
import type { QuizWords } from "./quiz-view";

type ReviewProps = {
  questions: readonly Question[];
  progress: QuizProgress;
  words: QuizWords;
};

/** Every question with the given and the right answer, and why. */
export function Review({ questions, progress, words }: ReviewProps) {
  return (
    <section className="mt-12">
      <h2 className="text-2xl font-extrabold">{words.results.review}</h2>
      <ol className="mt-4 space-y-4">
        {questions.map((question, index) => (
          <ReviewItem
            key={question.id}
            number={index + 1}
            question={question}
            answer={progress.selectedAnswers[index] ?? null}
            words={words}
          />
        ))}
      </ol>
    </section>
  );
}

type ReviewItemProps = {
  number: number;
  question: Question;
  answer: number | null;
  words: QuizWords;
};

function ReviewItem({ number, question, answer, words }: ReviewItemProps) {
  const { quiz, results } = words;
  const isRight = answer === question.correctAnswer;
  const given = answer === null ? undefined : question.options[answer];

  return (
    <li className="review card" data-right={isRight}>
      <h3 className="font-semibold">{`${number}. ${question.question}`}</h3>
      {question.image && (
        // eslint-disable-next-line @next/next/no-img-element -- exported files are served as they are
        <img
          src={asset(question.image)}
          alt={question.imageAlt ?? ""}
          width={160}
          height={96}
          loading="lazy"
          className="mt-3 h-24 w-40 object-contain object-left"
        />
      )}
      <p className="review-verdict mt-2 font-extrabold">
        {isRight ? quiz.correct : quiz.incorrect}
      </p>
      <p>{`${quiz.yourAnswer}: ${given ?? results.notAnswered}`}</p>
      {!isRight && (
        <p>{`${quiz.rightAnswer}: ${question.options[question.correctAnswer]}`}</p>
      )}
      <p className="mt-2 text-lane-300">{question.explanation}</p>
      <LegalBasis question={question} words={words} />
    </li>
  );
}
