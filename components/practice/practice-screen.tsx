"use client";

import { useState, type ReactNode } from "react";
import { useLearner } from "../progress/use-learner";
import { Button } from "../ui/button";
import { useKeptFocus } from "../ui/use-kept-focus";
import { NoMistakes } from "./no-mistakes";
import { PracticeFrame } from "./practice-frame";
import type { PracticeProps } from "./practice-props";
import { RoundOfPractice } from "./round-of-practice";
import { useLoadedRound } from "./use-loaded-round";

type PracticeScreenProps = PracticeProps & {
  /** Said where the app does not run. */
  needsScript: ReactNode;
};

/** Chooses a round, then asks it; then the next one. */
export function PracticeScreen({
  language,
  messages,
  needsScript,
}: PracticeScreenProps) {
  const { learning, setGoal, readAgain } = useLearner();
  const round = useLoadedRound(learning, language);
  const props = { language, messages };
  // Whoever chooses among the tests is to go on choosing there.
  const [choosesTest, setChoosesTest] = useState(false);
  useKeptFocus(
    round,
    choosesTest ? "main [type=radio]:checked" : "main h2",
    "main h2",
    "main h1",
  );

  if (round === null)
    return (
      <PracticeFrame {...props}>
        {needsScript}
        <p role="status">{messages.practice.loading}</p>
      </PracticeFrame>
    );
  if (round === "failed")
    return (
      <PracticeFrame {...props}>
        <div role="alert" className="space-y-4 card">
          <p>{messages.practice.failed}</p>
          <Button onPress={readAgain}>{messages.quiz.tryAgain}</Button>
        </div>
      </PracticeFrame>
    );
  if (round.asked.length === 0)
    return <NoMistakes {...props} later={round.later} />;

  return (
    <RoundOfPractice
      key={round.number}
      {...props}
      round={round}
      onGoal={(goal) => {
        setChoosesTest(true);
        setGoal(goal);
      }}
      onMore={() => {
        setChoosesTest(false);
        readAgain();
      }}
    />
  );
}
