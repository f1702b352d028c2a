import { Suspense, useLayoutEffect } from "react";
import type { Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import { languagesOf } from "@/lib/addresses/set-language";
import type { Question } from "@/lib/answers/question";
import { focusMainHeading } from "@/lib/browser/focus";
import { evictQuestions } from "@/lib/sets/load-questions";
import { FocusFrame } from "../focus/focus-frame";
import { ErrorBoundary } from "../ui/error-boundary";
import { LoadFailed } from "../ui/load-failed";
import type { QuizMessages } from "./messages";
import { QuizBar } from "./quiz-bar";
import { QuizWithStudyList } from "./quiz-with-study-list";

type QuizViewProps = {
  setId: SetId;
  /** The language of the interface. */
  language: Language;
  messages: QuizMessages;
  /** Downloaded when missing. */
  questions: readonly Question[] | undefined;
};

/** The third view: a set's quiz, and the set as a list. */
export function QuizView({
  setId,
  language,
  messages,
  questions,
}: QuizViewProps) {
  const bar = <QuizBar setId={setId} language={language} messages={messages} />;
  // Prerendered without <Suspense>, which would hide it from a page that has
  // no JavaScript.
  const quiz = (
    <QuizWithStudyList
      setId={setId}
      pageLanguage={language}
      messages={messages}
      questions={questions}
    />
  );

  return (
    <div className="all-nepali">
      <ErrorBoundary
        fallback={(retry) => (
          <FocusFrame bar={bar}>
            <QuestionsFailed
              setId={setId}
              messages={messages.quiz}
              onRetry={retry}
            />
          </FocusFrame>
        )}
      >
        {questions ? (
          quiz
        ) : (
          <Suspense
            fallback={
              <FocusFrame bar={bar}>
                <p>{messages.quiz.loading}</p>
              </FocusFrame>
            }
          >
            {quiz}
          </Suspense>
        )}
      </ErrorBoundary>
    </div>
  );
}

type QuestionsFailedProps = {
  setId: SetId;
  messages: QuizMessages["quiz"];
  onRetry: () => void;
};

/** In the place of a set that could not be downloaded. */
function QuestionsFailed({ setId, messages, onRetry }: QuestionsFailedProps) {
  // What stood here while they were loaded may have had the focus.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) focusMainHeading();
  }, []);

  return (
    <LoadFailed
      text={messages.loadFailed}
      tryAgain={messages.tryAgain}
      onTryAgain={() => {
        for (const language of languagesOf(setId))
          evictQuestions(setId, language);
        onRetry();
      }}
    />
  );
}
