import type { Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import { viewAddress } from "@/lib/addresses/links";
import type { Question } from "@/lib/answers/question";
import {
  gradeQuiz,
  missedQuestions,
  type QuizProgress,
  type QuizResult,
} from "@/lib/quiz/quiz";
import { nextSet } from "@/lib/sets/next-set";
import { figures } from "@/lib/site/figures";
import { formatMessage } from "@/lib/text/format-message";
import { formatClock } from "@/lib/text/time";
import { meaningOf } from "../results/meaning";
import { ResultSummary } from "../results/result-summary";
import { PlateButton } from "../share/plate-button";
import { ShareButton } from "../share/share-button";
import { Button, isFirstClick } from "../ui/button";
import { LinkButton } from "../ui/link-button";
import { hanamaru, Hanamaru } from "./hanamaru";
import type { QuizMessages } from "./messages";
import { PractiseButton } from "./practise-button";
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
          <Ways
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

type WaysProps = Pick<
  ResultsProps,
  "setId" | "pageLanguage" | "messages" | "onAgain" | "onPractise"
> & { result: QuizResult; missed: number };

/** What to do next, the best first. */
function Ways({
  setId,
  pageLanguage,
  messages,
  onAgain,
  onPractise,
  result,
  missed,
}: WaysProps) {
  const { title } = messages.sets[setId];
  const { score, totalQuestions, percentage } = result;
  const next = nextSet(setId, pageLanguage);

  return (
    <>
      <PractiseButton
        count={missed}
        messages={messages.round}
        onPress={onPractise}
      />
      {next && (
        <LinkButton
          href={viewAddress({ mode: "quiz", setId: next }, pageLanguage)}
          variant={missed > 0 ? "secondary" : "primary"}
          // A double click on Finish is one step.
          onFollow={(event) => {
            if (!isFirstClick(event)) event.preventDefault();
          }}
        >
          {formatMessage(messages.round.nextSet, messages.sets[next])}
        </LinkButton>
      )}
      <div>
        <Button
          variant={missed > 0 || next ? "secondary" : "primary"}
          onPress={onAgain}
        >
          {messages.results.again}
        </Button>
        <ShareButton
          title={title}
          text={formatMessage(messages.share.resultText, {
            title,
            score,
            totalQuestions,
            percentage,
          })}
          messages={messages.share}
        />
      </div>
      <PlateButton
        title={title}
        result={result}
        flower={hanamaru}
        messages={messages}
      />
    </>
  );
}
