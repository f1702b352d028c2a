import type { ReactNode } from "react";
import type { Asked } from "@/lib/progress/load-round";
import { isFirstQuestion } from "@/lib/quiz/quiz";
import { BrokenQuestion } from "../quiz/broken-question";
import { Explanation } from "../quiz/explanation";
import { QuestionCard } from "../quiz/question-card";
import { QuizControls } from "../quiz/quiz-controls";
import type { Round } from "../quiz/use-round";
import { keyAction } from "../round/quiz-keys";
import { roundPosition } from "../round/round-position";
import { ErrorBoundary } from "../ui/error-boundary";
import { ConfidencePicker } from "./confidence-picker";
import { PracticeFrame } from "./practice-frame";
import type { PracticeProps } from "./practice-props";

type PractisedQuestionProps = PracticeProps & {
  practice: Round;
  now: Asked;
  asksHowSure: boolean;
  /** Below the first question, until it is answered. */
  intro: ReactNode;
};

/** The question that a round has come to, and why its answer is right. */
export function PractisedQuestion({
  practice: { root, state, actions },
  now: { question, language },
  asksHowSure,
  intro,
  ...props
}: PractisedQuestionProps) {
  const { progress, answer } = state;
  const { practice, quiz } = props.messages;
  const isOpen = answer === null;
  const shown = { question, language, answer, messages: props.messages };

  return (
    <PracticeFrame
      {...props}
      ref={root}
      onKeyDown={(event) => keyAction(event, question, actions)}
      position={roundPosition(progress, quiz)}
      asked={shown}
      sheet={
        <ErrorBoundary key={question.ref} fallback={() => null}>
          <Explanation {...shown} />
        </ErrorBoundary>
      }
      controls={
        <QuizControls state={state} actions={actions} messages={quiz} />
      }
    >
      <ErrorBoundary
        key={question.ref}
        fallback={() => (
          <BrokenQuestion messages={quiz} onSkip={actions.skip} />
        )}
      >
        <QuestionCard {...shown} reveal="why" onChoose={actions.choose} />
      </ErrorBoundary>
      {isOpen && (
        <div className="focus-foot space-y-4">
          {asksHowSure && (
            <ConfidencePicker
              confidence={state.confidence}
              messages={practice}
              onSay={actions.setConfidence}
            />
          )}
          {isFirstQuestion(progress) && intro}
        </div>
      )}
    </PracticeFrame>
  );
}
