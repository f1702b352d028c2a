import { useEffect, type ComponentProps, type ReactNode } from "react";
import type { Language } from "@/content/languages";
import type { Question } from "@/lib/answers/question";
import { afterPaint } from "@/lib/browser/after-paint";
import { isFirstQuestion, shownQuestion } from "@/lib/quiz/quiz";
import { FocusFrame } from "../focus/focus-frame";
import { keyAction } from "../round/quiz-keys";
import { roundPosition } from "../round/round-position";
import { ErrorBoundary } from "../ui/error-boundary";
import { NeedsScript } from "../ui/needs-script";
import { BrokenQuestion } from "./broken-question";
import { Explanation } from "./explanation";
import { ListenToQuestion } from "./listen-to-question";
import type { QuizMessages } from "./messages";
import { QuestionCard } from "./question-card";
import { QuizBar } from "./quiz-bar";
import { QuizControls } from "./quiz-controls";
import { nameQuestion } from "./quiz-heading";
import type { Round } from "./use-round";

type RoundViewProps = {
  round: Round;
  /** The language of the questions. */
  language: Language;
  messages: QuizMessages;
  /** The bar, but for the place in the round. */
  bar: Omit<ComponentProps<typeof QuizBar>, "messages" | "position">;
  /** Below the answers. */
  foot?: ReactNode;
  /** Shown instead once the last question is behind. */
  results: ReactNode;
};

/** The question that a round has come to, or its results. */
export function RoundView({ results, ...props }: RoundViewProps) {
  const { root, state } = props.round;
  const shown = shownQuestion(state.progress);
  // A set that was only opened keeps the title that it is found by.
  const isBegun = state.answer !== null || !isFirstQuestion(state.progress);
  useEffect(
    () => (isBegun ? afterPaint(() => nameQuestion(root.current)) : undefined),
    [root, isBegun, shown, state.isFinished],
  );

  if (state.isFinished || !state.question)
    return (
      <FocusFrame
        ref={root}
        bar={<QuizBar {...props.bar} messages={props.messages} />}
      >
        {results}
      </FocusFrame>
    );

  return <QuestionFrame {...props} question={state.question} />;
}

type QuestionFrameProps = Omit<RoundViewProps, "results"> & {
  question: Question;
};

function QuestionFrame({
  round: { root, state, actions },
  question,
  language,
  messages,
  bar,
  foot,
}: QuestionFrameProps) {
  // Drawn anew for each question and language: a browser's translation may
  // have taken the texts away that React would change.
  const key = `${question.ref} ${language}`;
  const skip = () => (
    <BrokenQuestion messages={messages.quiz} onSkip={actions.skip} />
  );
  const shown = { question, language, answer: state.answer, messages };

  return (
    <FocusFrame
      ref={root}
      className="quiz"
      data-set={bar.setId}
      onKeyDown={(event) => keyAction(event, question, actions)}
      bar={
        <QuizBar
          {...bar}
          messages={messages}
          position={roundPosition(state.progress, messages.quiz)}
        />
      }
      notice={
        <NeedsScript
          text={messages.quiz.needsScript}
          tryAgain={messages.quiz.tryAgain}
          className="container-page my-4 max-w-2xl"
        />
      }
      asked={shown}
      sheet={
        <ErrorBoundary key={key} fallback={skip}>
          <Explanation {...shown} />
        </ErrorBoundary>
      }
      controls={
        <QuizControls state={state} actions={actions} messages={messages.quiz}>
          <ListenToQuestion {...shown} messages={messages.quiz} />
        </QuizControls>
      }
    >
      <ErrorBoundary key={key} fallback={skip}>
        <QuestionCard {...shown} onChoose={actions.choose} />
      </ErrorBoundary>
      {foot && <div className="focus-foot">{foot}</div>}
    </FocusFrame>
  );
}
