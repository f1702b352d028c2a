import { screenStates, type ScreenState } from "@/lib/exam/screen-states";
import { formatMessage } from "@/lib/text/format-message";
import { KeysSwitch } from "../../round/keys-switch";
import { useSession } from "./session-context";

/** Every question of the paper: answered, open, flagged; a press goes there. */
export function QuestionNavigator() {
  const { exam, screens, messages } = useSession();
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
      <ScreenList states={states} current={exam.current} />
      <KeysSwitch messages={session} />
    </section>
  );
}

type ScreenListProps = {
  /** Of the screens to list. */
  states: readonly ScreenState[];
  current?: number;
};

/** Numbers of questions to press; each says how it stands. */
export function ScreenList({ states, current }: ScreenListProps) {
  const { messages, actions } = useSession();
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
              onClick={() => actions.toScreen(number - 1)}
            >
              {number}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
