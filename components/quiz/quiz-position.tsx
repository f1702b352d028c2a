import type { InterfaceWords } from "@/content/ui/schema";
import { shownQuestion, type QuizProgress } from "@/lib/quiz/quiz";
import { fill } from "@/lib/text/fill";

type QuizPositionProps = {
  progress: QuizProgress;
  words: InterfaceWords["quiz"];
};

/** "Question 12 of 50", and the bar that shows it. */
export function QuizPosition({ progress, words }: QuizPositionProps) {
  const number = shownQuestion(progress) + 1;
  const total = progress.selectedAnswers.length;

  return (
    <>
      <h2 tabIndex={-1} className="text-lg font-semibold text-lane-300">
        {fill(words.position, { number, total })}
      </h2>
      <div className="mt-2 flex items-center gap-3">
        <progress
          aria-label={words.progress}
          value={number}
          max={total}
          className="bar"
        >
          {`${number} / ${total}`}
        </progress>
        <span aria-hidden className="milestone">
          {`${number}/${total}`}
        </span>
      </div>
    </>
  );
}
