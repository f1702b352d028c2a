import { formatMessage } from "@/lib/text/format-message";
import type { SignQuestion } from "@/lib/trainer/trainer";
import { usePractice } from "../../practice/use-practice";
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
  const practice = usePractice(
    questions.map((question) => ({ question })),
    quiz,
  );
  const { root, state } = practice;
  const { progress, now } = state;

  if (!state.isFinished && now)
    return <AskedSign {...props} practice={practice} question={now.question} />;

  const right = questions.filter(
    ({ correctAnswer }, index) =>
      progress.selectedAnswers[index] === correctAnswer,
  ).length;
  return (
    <TrainerFrame {...props} ref={root}>
      <div className="space-y-4 card">
        <h2 tabIndex={-1} className="text-3xl font-extrabold">
          {formatMessage(trainer.done, { right, total: questions.length })}
        </h2>
        <p>{trainer.doneText}</p>
        <Button onPress={onMore}>{trainer.more}</Button>
      </div>
    </TrainerFrame>
  );
}
