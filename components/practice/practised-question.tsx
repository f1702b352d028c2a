import type { KeyboardEvent, ReactNode } from "react";
import type { Asked } from "@/lib/progress/load-round";
import { isFirstQuestion } from "@/lib/quiz/quiz";
import { BrokenQuestion } from "../quiz/broken-question";
import { Explanation } from "../quiz/explanation";
import { ListenToQuestion } from "../quiz/listen-to-question";
import { QuestionCard } from "../quiz/question-card";
import { QuizControls } from "../quiz/quiz-controls";
import type { Round } from "../quiz/use-round";
import { keyAction } from "../round/quiz-keys";
import { roundPosition } from "../round/round-position";
import { ErrorBoundary } from "../ui/error-boundary";
import { ConfidencePicker } from "./confidence-picker";
import type { PracticeProps } from "./practice-props";

type PractisedQuestion = PracticeProps & {
  practice: Omit<Round, "root">;
  now: Asked;
  asksHowSure: boolean;
  /** Below the first question, until it is answered. */
  intro: ReactNode;
};

/**
 * What the frame shows of the question that a round has come to, and of why its
 * answer is right.
 */
export function practisedQuestion({
  practice: { state, actions },
  now: { question, language },
  asksHowSure,
  intro,
  messages,
}: PractisedQuestion) {
  const { progress, answer } = state;
  const { practice, quiz } = messages;
  const shown = { question, language, answer, messages };
  const broken = () => <BrokenQuestion messages={quiz} onSkip={actions.skip} />;

  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) =>
      keyAction(event, question, actions),
    position: roundPosition(progress, quiz),
    asked: shown,
    sheet: (
      <ErrorBoundary key={question.ref} fallback={() => null}>
        <Explanation {...shown} />
      </ErrorBoundary>
    ),
    controls: (
      <QuizControls state={state} actions={actions} messages={quiz}>
        <ListenToQuestion {...shown} messages={quiz} />
      </QuizControls>
    ),
    children: (
      <>
        <ErrorBoundary key={question.ref} fallback={broken}>
          <QuestionCard {...shown} onChoose={actions.choose} />
        </ErrorBoundary>
        {answer === null && (
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
      </>
    ),
  };
}
