import type { InterfaceWords } from "@/content/ui/schema";
import {
  currentAnswer,
  isFirstQuestion,
  isLastQuestion,
  type QuizProgress,
} from "@/lib/quiz/quiz";
import { Button } from "../ui/button";
import { showKeys, turnKeys } from "./quiz-keys";

type QuizControlsProps = {
  progress: QuizProgress;
  words: InterfaceWords["quiz"];
  /** Why the last press did nothing. */
  refusal: string;
  onPrevious: () => void;
  onNext: () => void;
};

/** Previous, and Next or Finish; where there are keys, their switch. */
export function QuizControls({
  progress,
  words,
  refusal,
  onPrevious,
  onNext,
}: QuizControlsProps) {
  return (
    <>
      <div className="quiz-controls flex flex-wrap gap-x-4 py-3 *:grow sm:*:grow-0">
        <p
          aria-live="polite"
          className="shrink-0 basis-full font-semibold not-empty:mb-2"
        >
          {refusal}
        </p>
        <Button
          look="secondary"
          unavailable={isFirstQuestion(progress) && words.isFirst}
          onPress={onPrevious}
        >
          {words.previous}
        </Button>
        <Button
          className="quiz-next"
          unavailable={currentAnswer(progress) === null && words.answerFirst}
          onPress={onNext}
        >
          {isLastQuestion(progress) ? words.finish : words.next}
        </Button>
      </div>
      <label className="cursor-target hidden min-h-12 w-fit items-center gap-3 text-sm text-lane-400 pointer-fine:flex">
        <input
          type="checkbox"
          className="accent-info-600"
          defaultChecked
          ref={showKeys}
          onChange={(event) => turnKeys(event.target.checked)}
        />
        {words.keys}
      </label>
    </>
  );
}
