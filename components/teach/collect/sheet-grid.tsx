import { useRef, type KeyboardEvent } from "react";
import { moveTo, pressKey, turnAnswer, type Sheet } from "@/lib/teach/marking";
import { formatMessage } from "@/lib/text/format-message";
import type { TeachPageMessages } from "../teach-messages";

/** As the style has them side by side. */
const COLUMNS = 5;

type SheetGridProps = {
  sheet: Sheet;
  messages: TeachPageMessages;
  onChange: (change: (now: Sheet) => Sheet) => void;
  onSave: () => void;
};

/** A cell a statement; a press goes from true to false to none. */
export function SheetGrid({
  sheet,
  messages,
  onChange,
  onSave,
}: SheetGridProps) {
  const { mark } = messages.teach;
  const { trueMark, falseMark } = messages.exam.paper;
  const { trueOption, falseOption } = messages.quiz;
  const cells = useRef<(HTMLButtonElement | null)[]>([]);
  const go = (next: Sheet) => {
    onChange(() => next);
    cells.current[next.at]?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter") {
      event.preventDefault();
      return onSave();
    }
    const next = pressKey(sheet, event.key, COLUMNS);
    if (!next) return;
    event.preventDefault();
    go(next);
  };
  const nameOf = (answer: boolean | undefined) =>
    answer === undefined ? mark.none : answer ? trueOption : falseOption;
  const signOf = (answer: boolean | undefined) =>
    answer === undefined ? "–" : answer ? trueMark : falseMark;

  return (
    <div
      role="group"
      aria-label={mark.grid}
      className="sheet-grid"
      onKeyDown={press}
    >
      {sheet.answers.map((answer, at) => (
        <button
          key={at}
          ref={(cell) => void (cells.current[at] = cell)}
          type="button"
          tabIndex={at === sheet.at ? 0 : -1}
          aria-label={formatMessage(mark.cell, {
            number: at + 1,
            answer: nameOf(answer),
          })}
          onClick={() => onChange((now) => turnAnswer(moveTo(now, at)))}
          onFocus={() => onChange((now) => moveTo(now, at))}
          className="sheet-cell cursor-target"
        >
          <span className="text-lane-300">{at + 1}</span>
          <b>{signOf(answer)}</b>
        </button>
      ))}
    </div>
  );
}
