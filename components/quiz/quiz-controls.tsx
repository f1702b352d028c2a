import type { InterfaceWords } from "@/content/ui/schema";
import {
  currentAnswer,
  isFirstQuestion,
  isLastQuestion,
  type QuizProgress,
} from "@/lib/quiz/quiz";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";

/** Why a press did nothing; the count tells one press from the next. */
export type Refusal = { text: string; count: number };

type QuizControlsProps = {
  state: { progress: QuizProgress; refusal: Refusal | null };
  actions: Record<"previous" | "next", () => void>;
  words: InterfaceWords["quiz"];
};

/** Previous, and Next or Finish. */
export function QuizControls({
  state: { progress, refusal },
  actions,
  words,
}: QuizControlsProps) {
  return (
    <>
      <p aria-live="polite" className="quiz-refusal">
        {/* A new element is said again, the same text in it would not be. */}
        {refusal && <span key={refusal.count}>{refusal.text}</span>}
      </p>
      <Button
        look="secondary"
        className="quiz-previous"
        unavailable={isFirstQuestion(progress) && words.isFirst}
        onPress={actions.previous}
      >
        <Icon name="back" className="size-5" />
        <span className="@max-lg:sr-only">{words.previous}</span>
      </Button>
      <Button
        className="quiz-next"
        unavailable={currentAnswer(progress) === null && words.answerFirst}
        onPress={actions.next}
      >
        {isLastQuestion(progress) ? words.finish : words.next}
      </Button>
    </>
  );
}
