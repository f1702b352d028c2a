import type { InterfaceWords } from "@/content/ui/schema";
import { Button } from "../ui/button";

type BrokenQuestionProps = {
  words: InterfaceWords["quiz"];
  onSkip: () => void;
};

/** Stands in the place of a question that cannot be drawn. */
export function BrokenQuestion({ words, onSkip }: BrokenQuestionProps) {
  return (
    <div role="alert" className="space-y-4 py-4">
      <p>{words.failed}</p>
      <Button onPress={onSkip}>{words.skip}</Button>
    </div>
  );
}
