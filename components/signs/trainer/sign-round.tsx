import { formatMessage } from "@/lib/text/format-message";
import type { SignQuestion } from "@/lib/trainer/trainer";
import { usePractice } from "../../practice/use-practice";
import { ResultSummary } from "../../results/result-summary";
import { Button } from "../../ui/button";
import { AskedSign } from "./asked-sign";
import { TrainerFrame } from "./trainer-frame";
import type { TrainerProps } from "./trainer-props";

type SignRoundProps = TrainerProps & {
  questions: readonly SignQuestion[];
  /** Asks for another round. */
  onMore: () => void;
};

/** One sign at a time, then how many were right. */
export function SignRound({ questions, onMore, ...props }: SignRoundProps) {
  const { trainer, quiz } = props.messages;
  const practice = usePractice(questions, quiz);
  const { root, state } = practice;
  const { progress, question } = state;

  if (!state.isFinished && question)
    return <AskedSign {...props} practice={practice} question={question} />;

  const right = questions.filter(
    ({ correctAnswer }, index) =>
      progress.selectedAnswers[index] === correctAnswer,
  ).length;
  return (
    <TrainerFrame {...props} ref={root}>
      <ResultSummary
        heading={formatMessage(trainer.done, {
          right,
          total: questions.length,
        })}
        road={{ label: quiz.progress, points: right, total: questions.length }}
        ways={<Button onPress={onMore}>{trainer.more}</Button>}
      >
        <p>{trainer.doneText}</p>
      </ResultSummary>
    </TrainerFrame>
  );
}
