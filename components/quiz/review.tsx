import { useState } from "react";
import type { Language } from "@/content/languages";
import type { Question } from "@/lib/answers/question";
import { missedQuestions, type QuizProgress } from "@/lib/quiz/quiz";
import { formatMessage } from "@/lib/text/format-message";
import { ErrorBoundary } from "../ui/error-boundary";
import type { QuizMessages } from "./messages";
import { ReviewItem } from "./review-item";

/** So many explanations can be read through; more are opened one by one. */
const MOST_OPEN = 12;

type ReviewProps = {
  questions: readonly Question[];
  progress: QuizProgress;
  /** The language of the questions. */
  language: Language;
  messages: QuizMessages;
};

/** What was not right, or every question, with both answers and why. */
export function Review({
  questions,
  progress,
  language,
  messages,
}: ReviewProps) {
  const missed = missedQuestions(questions, progress);
  const [showsAll, setShowsAll] = useState(missed.length === 0);
  const { round } = messages;

  return (
    <section className="review-list">
      <div className="review-head">
        <h2 className="text-xl font-extrabold">{messages.results.review}</h2>
        <div role="group" aria-label={round.showWhich} className="review-tabs">
          {[false, true].map((all) => (
            <button
              key={String(all)}
              type="button"
              aria-pressed={all === showsAll}
              onClick={() => setShowsAll(all)}
            >
              {formatMessage(all ? round.all : round.wrongOnes, {
                count: (all ? questions : missed).length,
              })}
            </button>
          ))}
        </div>
      </div>
      {!showsAll && missed.length === 0 && (
        <p className="mt-4">{round.noneWrong}</p>
      )}
      <ol className="mt-3 space-y-2.5">
        {(showsAll ? questions : missed).map((question) => (
          <ErrorBoundary
            key={question.id}
            fallback={() => <li className="card">{messages.quiz.failed}</li>}
          >
            <ReviewItem
              question={question}
              answer={
                progress.selectedAnswers[questions.indexOf(question)] ?? null
              }
              isOpen={!showsAll && missed.length <= MOST_OPEN}
              language={language}
              messages={messages}
            />
          </ErrorBoundary>
        ))}
      </ol>
    </section>
  );
}
