import type { QuestionRef } from "@/lib/answers/question";
import type { Exam } from "@/lib/exam/exam";
import { formatMessage } from "@/lib/text/format-message";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import type { ExamPageMessages } from "../common/messages";
import type { DeskActions, DeskSide } from "./use-desk";

type DeskControlsProps = {
  exam: Exam;
  /** The statements on screen. */
  refs: readonly QuestionRef[];
  side: DeskSide;
  /** How many screens the paper has. */
  total: number;
  messages: ExamPageMessages;
  actions: DeskActions;
};

/** The row at the lower edge: a way back, the flag, and the way on. */
export function DeskControls({
  exam,
  refs,
  side,
  total,
  messages,
  actions,
}: DeskControlsProps) {
  const { desk, handIn } = messages.exam;
  const back = formatMessage(desk.goBack, { number: exam.current + 1 });

  if (side !== "question")
    return (
      <>
        <Button look="secondary" className="grow" onPress={actions.goOn}>
          {side === "map" ? back : handIn.goBack}
        </Button>
        <Button
          className="grow"
          onPress={side === "map" ? actions.toHandIn : actions.handIn}
        >
          {side === "map" ? desk.finish : handIn.button}
        </Button>
      </>
    );

  const isFlagged = refs.some((ref) => exam.flags.includes(ref));
  return (
    <>
      <Button
        look="secondary"
        className="desk-previous"
        unavailable={exam.current === 0 && messages.quiz.isFirst}
        onPress={actions.previous}
      >
        <Icon name="back" className="size-6" />
        <span className="sr-only">{messages.quiz.previous}</span>
      </Button>
      <button
        type="button"
        className="desk-flag cursor-target"
        aria-pressed={isFlagged}
        onClick={actions.flag}
      >
        <Icon name="flag" className="size-5" />
        {desk.flag}
      </button>
      <Button className="grow" onPress={actions.next}>
        {exam.current === total - 1 ? desk.finish : messages.quiz.next}
      </Button>
    </>
  );
}
