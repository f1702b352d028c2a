import type { Messages } from "@/content/ui/schema";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";

type PreviousButtonProps = {
  /** Why there is nothing before, if there is nothing. */
  unavailable: string | false;
  messages: Pick<Messages["quiz"], "previous">;
  onPress: () => void;
};

/** An arrow on a phone; the word stays for whoever hears it. */
export function PreviousButton({
  unavailable,
  messages,
  onPress,
}: PreviousButtonProps) {
  return (
    <Button
      variant="secondary"
      className="focus-previous"
      unavailable={unavailable}
      onPress={onPress}
    >
      <Icon name="back" className="size-5" />
      <span className="@max-lg:sr-only">{messages.previous}</span>
    </Button>
  );
}
