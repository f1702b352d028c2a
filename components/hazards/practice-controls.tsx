import { spokenOfScene } from "@/lib/hazards/spoken";
import { formatMessage } from "@/lib/text/format-message";
import { Listen } from "../focus/listen";
import { PreviousButton } from "../focus/previous-button";
import { Button } from "../ui/button";
import type { HazardPageMessages } from "./messages";
import type { useHazardPractice } from "./use-hazard-practice";

type PracticeControlsProps = {
  state: Pick<
    ReturnType<typeof useHazardPractice>["state"],
    "practice" | "scene" | "face" | "answer" | "open" | "refusals" | "isLast"
  >;
  messages: HazardPageMessages;
  onPrevious: () => void;
  onGoOn: () => void;
};

/** Previous, Listen, and Check, which turns into Next. */
export function PracticeControls({
  state: { practice, scene, face, answer, open, refusals, isLast },
  messages: { hazards, quiz },
  onPrevious,
  onGoOn,
}: PracticeControlsProps) {
  const missing = formatMessage(hazards.missing, { count: open });
  const goesOn = isLast ? hazards.results : hazards.next;

  return (
    <>
      <p aria-live="polite" className="hazard-refusal">
        {/* A new element is announced again; the same text in the old one
            would not be. */}
        {refusals > 0 && <span key={refusals}>{missing}</span>}
      </p>
      <PreviousButton
        unavailable={practice.current === 0 && hazards.isFirst}
        messages={quiz}
        onPress={onPrevious}
      />
      {scene && face && (
        <Listen
          texts={spokenOfScene(scene, face, answer.isChecked, hazards)}
          language={scene.language}
          label={quiz.listen}
        />
      )}
      <Button className="grow" onPress={onGoOn}>
        {answer.isChecked ? goesOn : hazards.check}
      </Button>
    </>
  );
}
