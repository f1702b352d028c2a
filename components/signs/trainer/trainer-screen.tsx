"use client";

import type { ReactNode } from "react";
import { Button } from "../../ui/button";
import { useKeptFocus } from "../../ui/use-kept-focus";
import { SignRound } from "./sign-round";
import { TrainerFrame } from "./trainer-frame";
import type { TrainerProps } from "./trainer-props";
import { useSignRound } from "./use-sign-round";

type TrainerScreenProps = TrainerProps & {
  /** Shown if the app does not run. */
  needsScript: ReactNode;
};

/** Draws a round of signs, then asks it; then the next one. */
export function TrainerScreen({ needsScript, ...props }: TrainerScreenProps) {
  const { language, messages } = props;
  const { round, drawAgain } = useSignRound(language);
  useKeptFocus(round === "loading" ? null : round, "main h2", "main h1");

  if (round === "loading")
    return (
      <TrainerFrame {...props}>
        {needsScript}
        <p role="status">{messages.trainer.loading}</p>
      </TrainerFrame>
    );
  if (round === "failed")
    return (
      <TrainerFrame {...props}>
        <div role="alert" className="space-y-4 card">
          <p>{messages.trainer.failed}</p>
          <Button onPress={drawAgain}>{messages.quiz.tryAgain}</Button>
        </div>
      </TrainerFrame>
    );

  return (
    <SignRound
      key={round.number}
      {...props}
      questions={round.questions}
      onMore={drawAgain}
    />
  );
}
