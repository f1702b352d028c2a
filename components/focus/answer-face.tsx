import type { Messages } from "@/content/ui/schema";
import { OptionMark } from "./option-mark";

type AnswerFaceProps = {
  answer: boolean;
  messages: Pick<Messages["quiz"], "letters" | "trueOption" | "falseOption">;
};

/** What is seen of True and of False where the answer can be changed. */
export function AnswerFace({ answer, messages }: AnswerFaceProps) {
  const { letters, trueOption, falseOption } = messages;

  return (
    <>
      <span className="option-letter" aria-hidden>
        {letters[answer ? 0 : 1]}
      </span>
      <span className="option-text">{answer ? trueOption : falseOption}</span>
      <OptionMark />
    </>
  );
}
