import { useStore } from "zustand";
import { loadedStatements } from "@/lib/exam/load-statements";
import { formatMessage } from "@/lib/text/format-message";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { useSession } from "./session-context";
import type { ExamPanel } from "./use-exam-session";

/** The row at the lower edge: a way back, the flag, and the way on. */
export function SessionControls({ panel }: { panel: ExamPanel }) {
  const { exam, screens, refs, isHere, canGoOn, messages, actions } =
    useSession();
  const { session, handIn } = messages.exam;
  const { failed } = useStore(loadedStatements);
  const back = formatMessage(session.goBack, { number: exam.current + 1 });

  if (panel !== "question")
    return (
      <>
        <Button variant="secondary" className="grow" onPress={actions.goOn}>
          {panel === "map" ? back : handIn.goBack}
        </Button>
        <Button
          className="grow"
          onPress={panel === "map" ? actions.toHandIn : actions.handIn}
        >
          {panel === "map" ? session.finish : handIn.button}
        </Button>
      </>
    );

  const reason = failed
    ? messages.exam.start.loadFailed
    : messages.quiz.loading;
  const isFlagged = refs.some((ref) => exam.flags.includes(ref));
  return (
    <>
      <Button
        variant="secondary"
        className="session-previous"
        unavailable={exam.current === 0 && messages.quiz.isFirst}
        onPress={actions.previous}
      >
        <Icon name="back" className="size-6" />
        <span className="sr-only">{messages.quiz.previous}</span>
      </Button>
      <button
        type="button"
        className="session-flag cursor-target"
        aria-pressed={isFlagged}
        aria-disabled={!isHere}
        onClick={actions.flag}
      >
        <Icon name="flag" className="size-5" />
        {session.flag}
      </button>
      <Button
        className="grow"
        unavailable={!canGoOn && reason}
        onPress={actions.next}
      >
        {exam.current === screens.length - 1
          ? session.finish
          : messages.quiz.next}
      </Button>
    </>
  );
}
