import { screenStates } from "@/lib/exam/screen-states";
import { formatMessage } from "@/lib/text/format-message";
import { ScreenList, type QuestionNavigatorProps } from "./question-navigator";

/** The last look before an exam is handed in: what is open, what is flagged. */
export function HandIn({
  exam,
  screens,
  messages,
  actions,
}: QuestionNavigatorProps) {
  const { handIn } = messages.exam;
  const states = screenStates(exam, screens);
  const numbersOf = (list: typeof states) => list.map(({ number }) => number);
  const groups = [
    [handIn.open, numbersOf(states.filter(({ isOpen }) => isOpen))],
    [handIn.flagged, numbersOf(states.filter(({ isFlagged }) => isFlagged))],
  ] as const;
  const [[, open]] = groups;

  return (
    <section aria-labelledby="hand-in">
      <h2 id="hand-in" tabIndex={-1} className="text-xl font-extrabold">
        {handIn.heading}
      </h2>
      {open.length === 0 && <p className="mt-2">{handIn.none}</p>}
      {groups.map(
        ([name, numbers]) =>
          numbers.length > 0 && (
            <div key={name} className="mt-4">
              <h3 className="font-semibold">
                {formatMessage(name, { count: numbers.length })}
              </h3>
              <ScreenList
                numbers={numbers}
                states={states}
                messages={messages}
                onChoose={actions.toScreen}
              />
            </div>
          ),
      )}
      <p className="mt-4 text-lane-300">{handIn.text}</p>
    </section>
  );
}
