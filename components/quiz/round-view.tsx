import type { ComponentProps, ReactNode } from "react";
import type { Language } from "@/content/languages";
import { shownQuestion } from "@/lib/quiz/quiz";
import { fill } from "@/lib/text/fill";
import { FocusFrame } from "../focus/focus-frame";
import { ErrorBoundary } from "../ui/error-boundary";
import { BrokenQuestion } from "./broken-question";
import { Explanation } from "./explanation";
import { QuestionCard } from "./question-card";
import { QuizBar } from "./quiz-bar";
import { QuizControls } from "./quiz-controls";
import { keyAction } from "./quiz-keys";
import type { QuizWords } from "./quiz-words";
import type { Round } from "./use-round";

type RoundViewProps = {
  round: Round;
  /** The language of the questions. */
  language: Language;
  words: QuizWords;
  /** The bar, but for the place in the round. */
  bar: Omit<ComponentProps<typeof QuizBar>, "words" | "position">;
  /** Below the answers. */
  foot?: ReactNode;
  /** Shown instead once the last question is behind. */
  results: ReactNode;
};

/** The question that a round has come to, or its results. */
export function RoundView({
  round: { root, state, actions },
  language,
  words,
  bar,
  foot,
  results,
}: RoundViewProps) {
  const { progress, question, answer } = state;

  if (state.isFinished || !question)
    return (
      <FocusFrame ref={root} bar={<QuizBar {...bar} words={words} />}>
        {results}
      </FocusFrame>
    );

  const now = shownQuestion(progress) + 1;
  const max = progress.selectedAnswers.length;
  const position = {
    text: fill(words.quiz.position, { number: now, total: max }),
    label: words.quiz.progress,
    now,
    max,
  };
  // Drawn anew for each question and language: a browser's translation may
  // have taken the texts away that React would change.
  const key = `${question.ref} ${language}`;

  return (
    <FocusFrame
      ref={root}
      className="quiz"
      data-set={bar.setId}
      notice={<NeedsScript words={words.quiz} />}
      onKeyDown={(event) => keyAction(event, question, actions)}
      bar={<QuizBar {...bar} words={words} position={position} />}
      sheet={
        <ErrorBoundary key={key} fallback={() => null}>
          <Explanation
            question={question}
            language={language}
            answer={answer}
            words={words}
          />
        </ErrorBoundary>
      }
      controls={
        <QuizControls
          progress={progress}
          words={words.quiz}
          refusal={state.refusal}
          onPrevious={actions.previous}
          onNext={actions.next}
        />
      }
    >
      <ErrorBoundary
        key={key}
        fallback={() => (
          <BrokenQuestion words={words.quiz} onSkip={actions.skip} />
        )}
      >
        <QuestionCard
          question={question}
          language={language}
          answer={answer}
          reveal="why"
          words={words}
          onChoose={actions.choose}
        />
      </ErrorBoundary>
      {foot && <div className="focus-foot">{foot}</div>}
    </FocusFrame>
  );
}

/** Seen only where the app does not run. */
function NeedsScript({ words }: { words: QuizWords["quiz"] }) {
  return (
    <p className="needs-script container-page my-4 max-w-2xl">
      <span>{words.needsScript}</span>
      <a href="" className="block w-fit py-3 underline">
        {words.tryAgain}
      </a>
    </p>
  );
}
