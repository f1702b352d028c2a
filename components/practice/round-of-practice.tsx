import type { Goal } from "@/lib/progress/goal";
import { shownQuestion } from "@/lib/quiz/quiz";
import { PracticeFrame } from "./practice-frame";
import type { PracticeProps } from "./practice-props";
import { PractisedQuestion } from "./practised-question";
import { RoundDone } from "./round-done";
import { RoundIntro } from "./round-intro";
import type { ReadyRound } from "./use-loaded-round";
import { usePractice } from "./use-practice";

type RoundProps = PracticeProps & {
  round: ReadyRound;
  onGoal: (goal: Goal) => void;
  /** Asks for another round. */
  onMore: () => void;
};

/** One chosen question at a time, then what the round has changed. */
export function RoundOfPractice({
  round,
  onGoal,
  onMore,
  ...props
}: RoundProps) {
  const questions = round.asked.map(({ question }) => question);
  const practice = usePractice(questions, props.messages.quiz);
  const { root, state } = practice;
  const { progress } = state;
  const now = round.asked[shownQuestion(progress)];

  if (state.isFinished || !now)
    return (
      <PracticeFrame {...props} ref={root}>
        <RoundDone
          {...props}
          round={round}
          answers={progress.selectedAnswers}
          onMore={onMore}
        />
      </PracticeFrame>
    );

  return (
    <PractisedQuestion
      {...props}
      practice={practice}
      now={now}
      asksHowSure={round.learner.goal.asksHowSure}
      intro={<RoundIntro {...props} round={round} onGoal={onGoal} />}
    />
  );
}
