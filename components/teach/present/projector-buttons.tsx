import type { TeachMessages } from "@/content/ui/teach/schema";
import { Button } from "../../ui/button";
import type { usePresentation } from "./use-presentation";

type ProjectorButtonsProps = {
  shown: ReturnType<typeof usePresentation>;
  /** Zero-based place of the last question. */
  last: number;
  messages: TeachMessages["show"];
  onFull: () => void;
  onClose: () => void;
};

/** What the keys of the projector do, for a mouse or a finger. */
export function ProjectorButtons({
  shown,
  last,
  messages,
  onFull,
  onClose,
}: ProjectorButtonsProps) {
  const { at, isOpen } = shown;

  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        unavailable={at === 0 && messages.previous}
        onPress={shown.previous}
      >
        {messages.previous}
      </Button>
      <Button onPress={shown.toggle}>
        {isOpen ? messages.hide : messages.answer}
      </Button>
      <Button
        variant="secondary"
        unavailable={at === last && messages.next}
        onPress={shown.next}
      >
        {messages.next}
      </Button>
      <Button variant="secondary" onPress={onFull}>
        {messages.full}
      </Button>
      <Button variant="secondary" onPress={onClose}>
        {messages.close}
      </Button>
    </div>
  );
}
