import { formatMessage } from "@/lib/text/format-message";
import { Button } from "../ui/button";
import type { QuizMessages } from "./messages";

type PractiseButtonProps = {
  /** How many were missed; the button is there only if any were. */
  count: number;
  messages: QuizMessages["round"];
  onPress: () => void;
};

/** Begins a round of what was missed. */
export function PractiseButton({
  count,
  messages,
  onPress,
}: PractiseButtonProps) {
  if (count === 0) return null;

  return (
    <Button onPress={onPress}>
      {formatMessage(
        count === 1 ? messages.practiseOne : messages.practiseMissed,
        {
          count,
        },
      )}
    </Button>
  );
}
