import clsx from "clsx";
import { letterLengths } from "./steps";

type TypingLineProps = {
  phrases: readonly string[];
  lang: string;
  className?: string;
};

/**
 * Phrases that are typed in turn, ending with the last. They are all in the
 * same place, so that nothing around them moves, and are read aloud as one
 * text.
 */
export function TypingLine({ phrases, lang, className }: TypingLineProps) {
  return (
    <p
      data-effect="typing"
      lang={lang}
      data-testid="typing"
      data-state="still"
      data-phrase={0}
      data-done={false}
      className={clsx("typing", className)}
    >
      <span className="sr-only">{phrases.join(" · ")}</span>
      <span aria-hidden className="typing-phrases">
        {phrases.map((phrase) => (
          <span
            key={phrase}
            data-phrase-text
            data-letters={letterLengths(phrase, lang).join(" ")}
          >
            {phrase}
          </span>
        ))}
      </span>
    </p>
  );
}
