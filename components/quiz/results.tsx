import type { Language } from "@/content/languages";
import type { Question } from "@/lib/quiz/question";
import { gradeQuiz, type QuizProgress, type QuizResult } from "@/lib/quiz/quiz";
import { figures } from "@/lib/site/figures";
import { fill } from "@/lib/text/fill";
import { ShareButton } from "../share/share-button";
import { Button } from "../ui/button";
import type { QuizWords } from "./quiz-words";
import { Review } from "./review";

type ResultsProps = {
  /** The set that was practised. */
  title: string;
  questions: readonly Question[];
  progress: QuizProgress;
  language: Language;
  words: QuizWords;
  onAgain: () => void;
};

/** Passed or not, the counts, and every question with its answer. */
export function Results({
  title,
  questions,
  progress,
  language,
  words,
  onAgain,
}: ResultsProps) {
  const result = gradeQuiz(questions, progress);
  const text = words.results;

  return (
    <>
      <div className="results card" data-passed={result.passed}>
        <h2 tabIndex={-1} className="text-2xl font-extrabold sm:text-3xl">
          {result.passed ? text.passed : text.failed}
        </h2>
        <p className="mt-4 text-lg">
          {result.passed ? text.passedText : text.failedText}
        </p>
        <p className="text-lane-300">{fill(text.passMark, figures)}</p>
        <Counts result={result} timeTaken={progress.timeTaken} words={text} />
        <progress
          aria-label={text.score}
          value={result.score}
          max={result.totalQuestions}
          className="bar mt-4"
        >
          {`${result.percentage}%`}
        </progress>
        <div className="mt-6 flex flex-wrap items-start gap-4">
          <Button onPress={onAgain}>{text.again}</Button>
          <ShareButton
            title={title}
            text={fill(words.share.resultText, {
              title,
              score: result.score,
              totalQuestions: result.totalQuestions,
              percentage: result.percentage,
            })}
            words={words.share}
          />
        </div>
      </div>
      <Review
        questions={questions}
        progress={progress}
        language={language}
        words={words}
      />
    </>
  );
}

function Counts({
  result,
  timeTaken,
  words,
}: {
  result: QuizResult;
  /** In milliseconds. */
  timeTaken: number;
  words: QuizWords["results"];
}) {
  const seconds = Math.round(timeTaken / 1000);
  const counts = [
    [words.correct, result.score],
    [words.total, result.totalQuestions],
    [words.score, `${result.percentage}%`],
    [
      words.time,
      fill(words.minutes, {
        minutes: Math.floor(seconds / 60),
        seconds: seconds % 60,
      }),
    ],
  ] as const;

  return (
    <dl className="mt-6 flex flex-wrap gap-2 *:grow *:basis-19">
      {counts.map(([name, value]) => (
        <div
          key={name}
          className="rounded-plate border-2 border-asphalt-500 px-2 py-2 sm:px-3"
        >
          <dt className="text-sm text-lane-300">{name}</dt>
          <dd className="text-xl font-extrabold whitespace-nowrap [font-variant-numeric:tabular-nums] sm:text-2xl">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
