import type { ReactNode } from "react";
import type { Messages } from "@/content/ui/schema";
import {
  currentAnswer,
  isFirstQuestion,
  isLastQuestion,
  type QuizProgress,
} from "@/lib/quiz/quiz";
import { PreviousButton } from "../focus/previous-button";
import { Button } from "../ui/button";

/** Why a press did nothing; the count tells one press from the next. */
export type Refusal = { text: string; count: number };

type QuizControlsProps = {
  state: { progress: QuizProgress; refusal: Refusal | null };
  actions: Record<"previous" | "next", () => void>;
  messages: Messages["quiz"];
  /** Between them. */
  children?: ReactNode;
};

/** Previous, and Next or Finish. */
export function QuizControls({
  state: { progress, refusal },
  actions,
  messages,
  children,
}: QuizControlsProps) {
  return (
    <>
      <p aria-live="polite" className="quiz-refusal">
        {/* A new element is announced again; the same text in the old one
            would not be. */}
        {refusal && <span key={refusal.count}>{refusal.text}</span>}
      </p>
      <PreviousButton
        unavailable={isFirstQuestion(progress) && messages.isFirst}
        messages={messages}
        onPress={actions.previous}
      />
      {children}
      <Button
        className="quiz-next"
        unavailable={currentAnswer(progress) === null && messages.answerFirst}
        onPress={actions.next}
      >
        {isLastQuestion(progress) ? messages.finish : messages.next}
      </Button>
    </>
  );
}
