import { screenStates } from "@/lib/exam/screen-states";
import { formatMessage } from "@/lib/text/format-message";
import { ScreenList } from "./question-navigator";
import { useSession } from "./session-context";

/** The last look before an exam is handed in: what is open, what is flagged. */
export function HandIn() {
  const { exam, screens, messages } = useSession();
  const { handIn } = messages.exam;
  const states = screenStates(exam, screens);
  const groups = [
    [handIn.open, states.filter(({ isOpen }) => isOpen)],
    [handIn.flagged, states.filter(({ isFlagged }) => isFlagged)],
  ] as const;
  const [[, open]] = groups;

  return (
    <section aria-labelledby="hand-in">
      <h2 id="hand-in" tabIndex={-1} className="text-xl font-extrabold">
        {handIn.heading}
      </h2>
      {open.length === 0 && <p className="mt-2">{handIn.none}</p>}
      {groups.map(
        ([name, listed]) =>
          listed.length > 0 && (
            <div key={name} className="mt-4">
              <h3 className="font-semibold">
                {formatMessage(name, { count: listed.length })}
              </h3>
              <ScreenList states={listed} />
            </div>
          ),
      )}
      <p className="mt-4 text-lane-300">{handIn.text}</p>
    </section>
  );
}
