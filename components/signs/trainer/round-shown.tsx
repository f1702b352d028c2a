import { formatMessage } from "@/lib/text/format-message";
import type { SignQuestion } from "@/lib/trainer/trainer";
import type { PracticeRound } from "../../practice/use-practice";
import type { Round } from "../../quiz/use-round";
import { ResultSummary } from "../../results/result-summary";
import { Button } from "../../ui/button";
import { askedSign } from "./asked-sign";
import type { TrainerProps } from "./trainer-props";

type RoundShown = TrainerProps & {
  round: PracticeRound<SignQuestion>;
  practice: Omit<Round<SignQuestion>, "root">;
  /** Asks for another round. */
  onMore: () => void;
};

/** What the frame shows: one sign at a time, then how many were right. */
export function roundShown({
  round: { questions },
  practice,
  onMore,
  ...props
}: RoundShown) {
  const { progress, question, isFinished } = practice.state;
  if (!isFinished && question)
    return askedSign({ ...props, practice, question });

  const { trainer, quiz } = props.messages;
  const total = questions.length;
  const right = questions.filter(
    ({ correctAnswer }, index) =>
      progress.selectedAnswers[index] === correctAnswer,
  ).length;
  return {
    children: (
      <ResultSummary
        heading={formatMessage(trainer.done, { right, total })}
        road={{ label: quiz.progress, points: right, total }}
        ways={<Button onPress={onMore}>{trainer.more}</Button>}
      >
        <p>{trainer.doneText}</p>
      </ResultSummary>
    ),
  };
}
