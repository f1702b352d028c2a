"use client";

import type { ReactNode } from "react";
import type { SignQuestion } from "@/lib/trainer/trainer";
import { usePractice } from "../../practice/use-practice";
import { waitingClass, WaitingRound } from "../../round/waiting-round";
import { LoadFailed } from "../../ui/load-failed";
import { useKeptFocus } from "../../ui/use-kept-focus";
import { useVisit } from "../../ui/use-visit";
import { roundShown } from "./round-shown";
import { TrainerFrame } from "./trainer-frame";
import type { TrainerProps } from "./trainer-props";
import { picturesOf, useSignRound } from "./use-sign-round";

type TrainerScreenProps = TrainerProps & {
  /** The round of a first visit. */
  first: readonly SignQuestion[];
  /** Shown if the app does not run. */
  needsScript: ReactNode;
};

/**
 * Draws a round of signs, then asks it; then the next one. The page holds the
 * round of a first visit. All is in one frame, whose menu stays open while a
 * round comes.
 */
export function TrainerScreen({
  first,
  needsScript,
  ...props
}: TrainerScreenProps) {
  const { language, messages } = props;
  const visit = useVisit();
  const { round, drawAgain } = useSignRound(first, visit, language);
  const ready = typeof round === "object" ? round : null;
  const { root, ...practice } = usePractice(ready, picturesOf, messages.quiz);
  const isOpening = visit === null || round === "loading";
  useKeptFocus(isOpening ? null : round, "main h2", "main h1");

  const shown =
    ready &&
    roundShown({ ...props, round: ready, practice, onMore: drawAgain });
  const { intro, loading, failed } = messages.trainer;
  return (
    <TrainerFrame
      {...props}
      ref={root}
      className={waitingClass(visit, round === "loading")}
      {...shown}
    >
      {shown?.children}
      {isOpening && (
        <WaitingRound {...{ intro, loading, needsScript, visit }} />
      )}
      {round === "failed" && (
        <LoadFailed
          text={failed}
          tryAgain={messages.quiz.tryAgain}
          onTryAgain={drawAgain}
        />
      )}
    </TrainerFrame>
  );
}
