import { fill } from "@/lib/text/fill";
import { Button } from "../ui/button";
import type { HazardPageWords } from "./hazard-words";
import type { usePractice } from "./use-practice";

type PracticeControlsProps = {
  now: Pick<
    ReturnType<typeof usePractice>,
    "practice" | "answer" | "open" | "refusals" | "actions" | "isLast"
  >;
  words: HazardPageWords;
};

/** Previous, and Check, which turns into the way to what comes next. */
export function PracticeControls({
  now: { practice, answer, open, refusals, actions, isLast },
  words: { hazards, quiz },
}: PracticeControlsProps) {
  const missing = fill(hazards.missing, { count: open });
  const goesOn = isLast ? hazards.results : hazards.next;

  return (
    <>
      <p aria-live="polite" className="hazard-refusal">
        {/* A new element is said again, the same text in it would not be. */}
        {refusals > 0 && <span key={refusals}>{missing}</span>}
      </p>
      <Button
        look="secondary"
        unavailable={practice.current === 0 && hazards.isFirst}
        onPress={actions.previous}
      >
        {quiz.previous}
      </Button>
      <Button
        className="grow"
        unavailable={open > 0 && missing}
        onPress={actions.goOn}
      >
        {answer.isChecked ? goesOn : hazards.check}
      </Button>
    </>
  );
}
