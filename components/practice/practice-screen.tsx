"use client";

import { useState, type ReactNode } from "react";
import { filterOf } from "@/lib/progress/practice-filter";
import { useLearner, type Learner } from "../progress/use-learner";
import { Button } from "../ui/button";
import { useKeptFocus } from "../ui/use-kept-focus";
import type { Loaded } from "../ui/use-loaded";
import { NoMistakes } from "./no-mistakes";
import { PracticeFrame } from "./practice-frame";
import type { PracticeProps } from "./practice-props";
import { RoundOfPractice } from "./round-of-practice";
import { TestQuestion } from "./test-question";
import { useHash } from "./use-hash";
import { useLoadedRound } from "./use-loaded-round";

type PracticeScreenProps = PracticeProps & {
  /** Shown if the app does not run. */
  needsScript: ReactNode;
};

/** Chooses a round, then asks it; then the next one. */
export function PracticeScreen({
  language,
  messages,
  needsScript,
}: PracticeScreenProps) {
  const { learning, setGoal, readAgain } = useLearner();
  const asksTest = useAsksTest(learning);
  const round = useLoadedRound(asksTest ? "loading" : learning, language);
  const props = { language, messages };
  // Keeps focus on the choice of tests.
  const [choosesTest, setChoosesTest] = useState(false);
  useKeptFocus(
    asksTest || (round === "loading" ? null : round),
    choosesTest ? ".focus-content [type=radio]:checked" : "main h2",
    "main h2",
    "main h1",
  );

  if (asksTest && typeof learning === "object")
    return (
      <TestQuestion
        {...props}
        onChoose={(test) => setGoal({ ...learning.goal, test })}
      />
    );
  if (round === "loading")
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

/** Whether to ask which test, once, before the very first practice. */
function useAsksTest(learning: Loaded<Learner>): boolean {
  const filter = filterOf(useHash());
  return typeof learning === "object" && !learning.hasGoal && filter === "all";
}
