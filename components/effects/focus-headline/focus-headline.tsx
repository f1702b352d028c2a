"use client";

import clsx from "clsx";
import { Fragment } from "react";
import { useEffectOn } from "../use-effect-on";

type FocusHeadlineProps = {
  sentence?: string;
  /** Between the words; a language without spaces names its own. */
  separator?: string;
  /** Focuses the word under the pointer, instead of one after the other. */
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
  const headline = useEffectOn<HTMLHeadingElement>(load);
  const [first, ...others] = sentence.split(separator).filter(Boolean);

  return (
    <h2
      ref={headline}
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
          {separator}
          <span data-word>{word}</span>
        </Fragment>
      ))}
    </h2>
  );
}

const load = () =>
  import("./start").then((module) => module.startFocusHeadline);
