import type { QuestionRef } from "@/lib/answers/question";
import type { Exam } from "@/lib/exam/exam";
import { screenStates, type ScreenState } from "@/lib/exam/screen-states";
import { formatMessage } from "@/lib/text/format-message";
import { KeysSwitch } from "../../round/keys-switch";
import type { ExamPageMessages } from "../common/messages";
import type { SessionActions } from "./use-exam-session";

export type QuestionNavigatorProps = {
  exam: Exam;
  /** The paper, screen by screen. */
  screens: readonly (readonly QuestionRef[])[];
  messages: ExamPageMessages;
  actions: SessionActions;
};

/** Every question of the paper: answered, open, flagged; a press goes there. */
export function QuestionNavigator({
  exam,
  screens,
  messages,
  actions,
}: QuestionNavigatorProps) {
  const { session } = messages.exam;
  const states = screenStates(exam, screens);
  const count = (has: (state: ScreenState) => boolean) =>
    states.filter(has).length;

  return (
    <section aria-labelledby="map">
      <h2 id="map" tabIndex={-1} className="text-xl font-extrabold">
        {session.mapHeading}
      </h2>
      <p className="mt-1 text-lane-300">
        {formatMessage(session.counts, {
          answered: count(({ isOpen }) => !isOpen),
          open: count(({ isOpen }) => isOpen),
          flagged: count(({ isFlagged }) => isFlagged),
        })}
      </p>
      <ScreenList
        states={states}
        current={exam.current}
        messages={messages}
        onChoose={actions.toScreen}
      />
      <KeysSwitch messages={session} />
    </section>
  );
}

type ScreenListProps = {
  /** Of the screens to list. */
  states: readonly ScreenState[];
  current?: number;
  messages: ExamPageMessages;
  /** With a screen's zero-based index. */
  onChoose: (screen: number) => void;
};

/** Numbers of questions to press; each says how it stands. */
export function ScreenList({
  states,
  current,
  messages,
  onChoose,
}: ScreenListProps) {
  const { session } = messages.exam;

  return (
    <ol className="screen-list">
      {states.map(({ number, isOpen, isFlagged }) => {
        const notes = [
          isOpen ? session.open : session.answered,
          isFlagged && session.flagged,
        ].filter(Boolean);
        return (
          <li key={number}>
            <button
              type="button"
              className="screen-number cursor-target"
              aria-label={`${number}: ${notes.join(", ")}`}
              aria-current={number - 1 === current ? "step" : undefined}
              data-open={isOpen || undefined}
              data-flagged={isFlagged || undefined}
              onClick={() => onChoose(number - 1)}
            >
              {number}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
