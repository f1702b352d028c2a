import { Suspense } from "react";
import type { Language } from "@/content/languages";
import type { SetId } from "@/content/question-sets";
import type { Question } from "@/lib/quiz/question";
import { forgetQuestions } from "@/lib/sets/load-questions";
import { languagesOf, firstLanguageOf } from "@/lib/sets/set-language";
import { figuresOf } from "@/lib/site/figures";
import { viewAddress } from "@/lib/site/links";
import { fill } from "@/lib/text/fill";
import { RestingEffects } from "../effects/resting-effects";
import { ShareButton } from "../share/share-button";
import { Button } from "../ui/button";
import { ErrorBoundary } from "../ui/error-boundary";
import { LinkButton } from "../ui/link-button";
import { QuizWithStudyList } from "./quiz-with-study-list";
import type { QuizWords } from "./quiz-words";

type QuizViewProps = {
  setId: SetId;
  language: Language;
  words: QuizWords;
  /** Downloaded when missing. */
  questions?: readonly Question[];
};

/** The third view: a set's title, its quiz, and the set as a list. */
export function QuizView({ setId, language, words, questions }: QuizViewProps) {
  const { title, description } = words.sets[setId];
  // Prerendered without <Suspense>, which would hide it from a page that has
  // no JavaScript.
  const quiz = (
    <QuizWithStudyList
      setId={setId}
      firstLanguage={firstLanguageOf(setId, language)}
      words={words}
      questions={questions}
    />
  );

  return (
    <div className="container-page max-w-2xl py-4 all-nepali sm:py-8">
      <RestingEffects />
      <div className="flex flex-wrap items-start gap-3 print:hidden">
        <LinkButton
          href={viewAddress({ mode: "chooser" }, language)}
          look="secondary"
        >
          {words.quiz.back}
        </LinkButton>
        <ShareButton
          title={title}
          text={fill(words.share.setText, { title })}
          words={words.share}
        />
      </div>
      <h1 tabIndex={-1} className="mt-4 text-2xl font-extrabold sm:text-3xl">
        {title}
      </h1>
      <p className="mt-1 text-lane-300">
        {fill(description, figuresOf(setId))}
      </p>
      <p className="needs-script mt-4 border-l-4 border-caution-400 pl-4">
        <span>{words.quiz.needsScript}</span>
        <a href="" className="block w-fit py-3 underline">
          {words.quiz.tryAgain}
        </a>
      </p>
      <ErrorBoundary
        fallback={(retry) => (
          <LoadFailed setId={setId} words={words.quiz} onRetry={retry} />
        )}
      >
        {questions ? (
          quiz
        ) : (
          <Suspense fallback={<p className="mt-8">{words.quiz.loading}</p>}>
            {quiz}
          </Suspense>
        )}
      </ErrorBoundary>
    </div>
  );
}

type LoadFailedProps = {
  setId: SetId;
  words: QuizWords["quiz"];
  onRetry: () => void;
};

/** Stands in the place of a set that could not be downloaded. */
function LoadFailed({ setId, words, onRetry }: LoadFailedProps) {
  return (
    <div role="alert" className="mt-8 space-y-4 card">
      <p>{words.loadFailed}</p>
      <Button
        onPress={() => {
          for (const language of languagesOf(setId))
            forgetQuestions(setId, language);
          onRetry();
        }}
      >
        {words.tryAgain}
      </Button>
    </div>
  );
}
