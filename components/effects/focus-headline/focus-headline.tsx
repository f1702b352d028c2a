import clsx from "clsx";
import { Fragment } from "react";

type FocusHeadlineProps = {
  /** A language without spaces passes its words one by one. */
  sentence?: string | readonly string[];
  /** What is between the words of a sentence. */
  separator?: string;
  /** Focuses the word under the pointer, instead of each word in turn. */
  manual?: boolean;
  /** Of the other words, in pixels. */
  blur?: number;
  /** Seconds that the focus takes to move, and that it stays. */
  duration?: number;
  pause?: number;
  className?: string;
};

/** A sentence of which one word is in focus; all are where effects are off. */
export function FocusHeadline({
  sentence = "True Focus",
  separator = " ",
  manual = false,
  blur = 5,
  duration = 0.5,
  pause = 1,
  className,
}: FocusHeadlineProps) {
  const isList = typeof sentence !== "string";
  const words = isList ? sentence : sentence.split(separator).filter(Boolean);
  const [first, ...others] = words;

  return (
    <h2
      data-effect="focus-headline"
      data-testid="focus-headline"
      data-state="still"
      data-index={0}
      data-manual={manual}
      data-blur={blur}
      data-duration={duration}
      data-pause={pause}
      className={clsx("focus-headline", className)}
    >
      <span className="focus-first">
        <span data-word>{first}</span>
        <span data-frame aria-hidden>
          <i />
          <i />
          <i />
          <i />
        </span>
      </span>
      {others.map((word, index) => (
        <Fragment key={index}>
          {!isList && separator}
          <span data-word>{word}</span>
        </Fragment>
      ))}
    </h2>
  );
}
