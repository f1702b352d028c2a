import { useState } from "react";
import type { Language } from "@/content/languages";
import type { Question } from "@/lib/answers/question";
import { missedQuestions } from "@/lib/quiz/grade";
import type { QuizProgress } from "@/lib/quiz/quiz";
import { formatMessage } from "@/lib/text/format-message";
import { ReviewTabs } from "../results/review-tabs";
import { ErrorBoundary } from "../ui/error-boundary";
import type { QuizMessages } from "./messages";
import { ReviewItem } from "./review-item";

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
  const [list, setList] = useState<"wrong" | "all">(
    missed.length === 0 ? "all" : "wrong",
  );
  const { round } = messages;
  const shown = list === "all" ? questions : missed;

  return (
    <section className="review-list">
      <h2 className="text-xl font-extrabold">{messages.results.review}</h2>
      <ReviewTabs
        label={round.showWhich}
        lists={[
          ["wrong", formatMessage(round.wrongOnes, { count: missed.length })],
          ["all", formatMessage(round.all, { count: questions.length })],
        ]}
        shown={list}
        onShow={setList}
      />
      {shown.length === 0 && <p className="mt-4">{round.noneWrong}</p>}
      <ol>
        {shown.map((question) => (
          <ErrorBoundary
            key={question.id}
            fallback={() => <li className="card">{messages.quiz.failed}</li>}
          >
            <ReviewItem
              question={question}
              answer={
                progress.selectedAnswers[questions.indexOf(question)] ?? null
              }
              language={language}
              messages={messages}
            />
          </ErrorBoundary>
        ))}
      </ol>
    </section>
  );
}
