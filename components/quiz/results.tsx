import type { Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import type { Question } from "@/lib/answers/question";
import { gradeQuiz, missedQuestions } from "@/lib/quiz/grade";
import type { QuizProgress } from "@/lib/quiz/quiz";
import { figures } from "@/lib/site/figures";
import { formatMessage } from "@/lib/text/format-message";
import { formatClock } from "@/lib/text/time";
import { meaningOf } from "../results/meaning";
import { ResultSummary } from "../results/result-summary";
import { Hanamaru } from "./hanamaru";
import type { QuizMessages } from "./messages";
import { NextSteps } from "./next-steps";
import { Review } from "./review";

type ResultsProps = {
  /** The set that was practised. */
  setId: SetId;
  questions: readonly Question[];
  progress: QuizProgress;
  /** The language of the interface, and that of the questions. */
  pageLanguage: Language;
  language: Language;
  messages: QuizMessages;
  onAgain: () => void;
  /** Begins a round of those that were not right. */
  onPractise: () => void;
};

/** Passed or not, what is missing, what comes next, and what was wrong. */
export function Results({
  setId,
  questions,
  progress,
  pageLanguage,
  language,
  messages,
  onAgain,
  onPractise,
}: ResultsProps) {
  const result = gradeQuiz(questions, progress);
  const { points, totalPoints: total, required: passMark, passed } = result;
  const text = messages.results;
  const road = { label: text.score, points, total, passMark };

  return (
    <>
      <ResultSummary
        heading={passed ? text.passed : text.failed}
        passed={passed}
        meaning={meaningOf(road, messages)}
        counts={[
          [text.correct, result.score],
          [text.total, result.totalQuestions],
          [text.score, `${result.percentage}%`],
          [text.time, formatClock(progress.timeTaken, Math.round)],
        ]}
        road={road}
        ways={
          <NextSteps
            missed={missedQuestions(questions, progress).length}
            {...{ setId, result, pageLanguage, messages, onAgain, onPractise }}
          />
        }
      >
        {passed && <Hanamaru />}
        <p>{passed ? text.passedText : text.failedText}</p>
        <p>{formatMessage(text.passMark, figures)}</p>
      </ResultSummary>
      <Review
        questions={questions}
        progress={progress}
        language={language}
        messages={messages}
      />
    </>
  );
}
