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
import { PlateButton } from "../share/plate-button";
import { ShareButton } from "../share/share-button";
import { Button } from "../ui/button";
import { buttonVariants } from "../ui/button-variants";
import { hanamaru, Hanamaru } from "./hanamaru";
import type { QuizMessages } from "./messages";
import { PractiseButton } from "./practise-button";
import { Review } from "./review";
import { Score } from "./score";

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
  const text = messages.results;

  return (
    <>
      <section className="results" data-passed={result.passed}>
        <div>
          <h2 tabIndex={-1} className="text-2xl font-extrabold sm:text-3xl">
            {result.passed ? text.passed : text.failed}
          </h2>
          {result.passed && <Hanamaru />}
          <p className="mt-1">
            {result.passed ? text.passedText : text.failedText}{" "}
            {result.needed > 0 &&
              formatMessage(messages.round.needed, { count: result.needed })}
          </p>
          <p className="text-lane-300">
            {formatMessage(text.passMark, figures)}
          </p>
          <Score
            result={result}
            timeTaken={progress.timeTaken}
            messages={messages}
          />
        </div>
        <Ways
          missed={missedQuestions(questions, progress).length}
          {...{ setId, result, pageLanguage, messages, onAgain, onPractise }}
        />
      </section>
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

  return (
    <div className="result-ways">
      <PractiseButton
        count={missed}
        messages={messages.round}
        onPress={onPractise}
      />
      <NextSet setId={setId} language={pageLanguage} messages={messages} />
      <div>
        <Button variant="secondary" onPress={onAgain}>
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
    </div>
  );
}

type NextSetProps = Pick<ResultsProps, "setId" | "language" | "messages">;

/** The way on to the set behind this one. */
function NextSet({ setId, language, messages }: NextSetProps) {
  const next = nextSet(setId, language);
  if (!next) return null;

  return (
    <a
      href={viewAddress({ mode: "quiz", setId: next }, language)}
      className={buttonVariants.secondary}
    >
      {formatMessage(messages.round.nextSet, messages.sets[next])}
    </a>
  );
}
