import type { Messages } from "@/content/ui/schema";
import { AnswerFace } from "../../focus/answer-face";
import { isFirstClick } from "../../ui/button";

type AnswerPairProps = {
  /** Undefined until there is one; it can be changed. */
  answer: boolean | undefined;
  messages: Pick<Messages["quiz"], "letters" | "trueOption" | "falseOption">;
  onAnswer: (answer: boolean) => void;
};

/** True and False, of which one may be chosen. */
export function AnswerPair({ answer, messages, onAnswer }: AnswerPairProps) {
  return [true, false].map((value) => (
    <button
      key={String(value)}
      type="button"
      className="option cursor-target"
      data-state="open"
      aria-pressed={answer === value}
      onClick={(event) => isFirstClick(event) && onAnswer(value)}
    >
      <AnswerFace answer={value} messages={messages} />
    </button>
  ));
}
