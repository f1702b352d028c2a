import { fill } from "@/lib/text/fill";
import { Button } from "../ui/button";
import type { QuizWords } from "./quiz-words";

type PractiseButtonProps = {
  /** How many were missed; the button is there only if any were. */
  count: number;
  words: QuizWords["round"];
  onPress: () => void;
};

/** Begins a round of what was missed. */
export function PractiseButton({ count, words, onPress }: PractiseButtonProps) {
  if (count === 0) return null;

  return (
    <Button onPress={onPress}>
      {fill(count === 1 ? words.practiseOne : words.practiseMissed, { count })}
    </Button>
  );
}
