import { useId } from "react";
import type { Ask, Translation } from "@/lib/signed/texts";
import { MarkedText } from "../ui/marked-text";

type AskedProps = {
  ask: Ask;
  /** The option that was chosen, from 0. */
  given: number | null;
  translation: Translation;
  onAnswer: (answer: number) => void;
};

/** A question to answer from the translation alone. */
export function Asked({ ask, given, translation, onAnswer }: AskedProps) {
  const name = useId();
  const marked = (text: string) => (
    <MarkedText language={translation}>{text}</MarkedText>
  );

  return (
    <fieldset lang={translation} className="translate-asked">
      <legend className="text-lg">{marked(ask.text)}</legend>
      {ask.options.map((option, index) => (
        <label key={index} className="cursor-target">
          <input
            type="radio"
            name={name}
            checked={given === index}
            onChange={() => onAnswer(index)}
          />
          <span>{marked(option)}</span>
        </label>
      ))}
    </fieldset>
  );
}
