"use client";

import type { ReactNode } from "react";
import { picturesOf } from "@/lib/answers/question";
import { shownQuestion } from "@/lib/quiz/quiz";
import { useLearner } from "../progress/use-learner";
import type { Round } from "../quiz/use-round";
import { waitingClass, WaitingRound } from "../round/waiting-round";
import { LoadFailed } from "../ui/load-failed";
import { TestChoice } from "../ui/test-choice";
import { useKeptFocus } from "../ui/use-kept-focus";
import { NoMistakes } from "./no-mistakes";
import { PracticeFrame } from "./practice-frame";
import type { PracticeProps } from "./practice-props";
import { practisedQuestion } from "./practised-question";
import { RoundDone } from "./round-done";
import { RoundIntro } from "./round-intro";
import { TestQuestion } from "./test-question";
import { useAsksTest } from "./use-asks-test";
import { useLoadedRound, type ReadyRound } from "./use-loaded-round";
import { usePractice } from "./use-practice";

type PracticeScreenProps = PracticeProps & {
  /** Shown if the app does not run. */
  needsScript: ReactNode;
};

/**
 * Chooses a round, then asks it; then the next one. All is in one frame, whose
 * menu stays open while a round comes.
 */
export function PracticeScreen({ needsScript, ...props }: PracticeScreenProps) {
  const { language, messages } = props;
  const { learning, setGoal, readAgain } = useLearner();
  const { asksTest, isMixed, visit, endAsking } = useAsksTest(learning);
  const round = useLoadedRound(asksTest ? "loading" : learning, language);
  const ready = typeof round === "object" ? round : null;
  const { root, ...practice } = usePractice(ready, picturesOf, messages.quiz);
  useKeptFocus(
    asksTest || (round === "loading" ? null : round),
    "main h2",
    "main h1",
  );

  const shown =
    ready && !asksTest
      ? roundShown({ ...props, round: ready, practice, onMore: readAgain })
      : null;
  const isWaiting = round === "loading" && !asksTest;
  const { intro, loading, failed } = messages.practice;
  const { tryAgain } = messages.quiz;
  return (
    <PracticeFrame
      {...props}
      ref={root}
      className={waitingClass(visit, isWaiting)}
      menu={
        typeof learning === "object" &&
        isMixed &&
        !asksTest && (
          <TestChoice
            legend={messages.progress.goal.test}
            language={language}
            names={messages.tests}
            test={learning.goal.test}
            onChoose={(test) => setGoal({ test })}
          />
        )
      }
      {...shown}
    >
      {(visit === null || asksTest) && (
        <TestQuestion
          {...props}
          onChoose={(test) => {
            endAsking();
            setGoal({ test });
          }}
        />
      )}
      {isWaiting && (
        <WaitingRound {...{ intro, loading, needsScript, visit }} />
      )}
      {round === "failed" && (
        <LoadFailed text={failed} {...{ tryAgain }} onTryAgain={readAgain} />
      )}
      {shown?.children}
    </PracticeFrame>
  );
}

type RoundShown = PracticeProps & {
  round: ReadyRound;
  practice: Omit<Round, "root">;
  /** Asks for another round. */
  onMore: () => void;
};

/** One chosen question at a time, then what the round has changed. */
function roundShown({ round, practice, onMore, ...props }: RoundShown) {
  const { progress } = practice.state;
  if (round.asked.length === 0)
    return { children: <NoMistakes {...props} later={round.later} /> };

  const now = round.asked[shownQuestion(progress)];
  const answers = progress.selectedAnswers;
  if (practice.state.isFinished || !now)
    return {
      children: <RoundDone {...props} {...{ round, answers, onMore }} />,
    };

  return practisedQuestion({
    ...props,
    practice,
    now,
    asksHowSure: round.learner.goal.asksHowSure,
    intro: <RoundIntro {...props} round={round} />,
  });
}
