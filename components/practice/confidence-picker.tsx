import { useId } from "react";
import type { PracticeMessages } from "@/content/ui/practice/schema";
import type { Confidence } from "@/lib/answers/answer-page";

type ConfidencePickerProps = {
  confidence: Confidence | undefined;
  messages: PracticeMessages;
  onSay: (confidence: Confidence) => void;
};

/** Lets the learner say, before she answers, whether she knows or guesses. */
export function ConfidencePicker({
  confidence,
  messages,
  onSay,
}: ConfidencePickerProps) {
  const group = useId();

  return (
    <fieldset>
      <legend className="text-sm text-lane-300">{messages.howSure}</legend>
      <div className="flex flex-wrap gap-x-6">
        {(["sure", "guess"] as const).map((own) => (
          <label key={own} className="flex min-h-12 items-center gap-3">
            <input
              type="radio"
              name={group}
              checked={confidence === own}
              onChange={() => onSay(own)}
              className="size-5 shrink-0 accent-info-600"
            />
            {messages[own]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
