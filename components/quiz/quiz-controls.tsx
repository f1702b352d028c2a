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
  progress: QuizProgress;
  words: InterfaceWords["quiz"];
  refusal: Refusal | null;
  onPrevious: () => void;
  onNext: () => void;
};

/** Previous, and Next or Finish. */
export function QuizControls({
  progress,
  words,
  refusal,
  onPrevious,
  onNext,
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
        onPress={onPrevious}
      >
        <Icon name="back" className="size-5" />
        <span className="@max-lg:sr-only">{words.previous}</span>
      </Button>
      <Button
        className="quiz-next"
        unavailable={currentAnswer(progress) === null && words.answerFirst}
        onPress={onNext}
      >
        {isLastQuestion(progress) ? words.finish : words.next}
      </Button>
    </>
  );
}
