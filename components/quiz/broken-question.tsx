import type { Messages } from "@/content/ui/schema";
import { Button } from "../ui/button";

type BrokenQuestionProps = {
  messages: Messages["quiz"];
  onSkip: () => void;
};

/** Stands in the place of a question that cannot be drawn. */
export function BrokenQuestion({ messages, onSkip }: BrokenQuestionProps) {
  return (
    <div role="alert" className="space-y-4 py-4">
      <p>{messages.failed}</p>
      <Button onPress={onSkip}>{messages.skip}</Button>
    </div>
  );
}
