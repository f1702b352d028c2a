import { useRef, useState } from "react";
import { pointsOf } from "@/lib/teach/check-result";
import { choiceFigures } from "@/lib/teach/choice-figures";
import { emptySheet } from "@/lib/teach/marking";
import { markOf, tidyName, type PaperResult } from "@/lib/teach/result-code";
import { formatMessage } from "@/lib/text/format-message";
import { Button } from "../../ui/button";
import { fieldClass } from "../../ui/field-class";
import type { UseProps } from "../use-props";
import { SheetGrid } from "./sheet-grid";

export type MarkSheetsProps = Omit<UseProps, "language"> & {
  onMarked: (result: PaperResult) => void;
};

/** Paper sheets are typed in, a key a statement, and counted. */
export function MarkSheets(props: MarkSheetsProps) {
  const { choice, bank, refs, messages, onMarked } = props;
  const { mark } = messages.teach;
  const nameField = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [sheet, setSheet] = useState(() => emptySheet(refs.length));
  const [message, setMessage] = useState("");

  const save = () => {
    const { answers } = sheet;
    if (answers.every((answer) => answer === undefined))
      return setMessage(mark.tooFew);

    const points = pointsOf(bank, { paper: choice, answers }, refs);
    const tidy = tidyName(name);
    onMarked({
      ...{ answers, points, name: tidy, paper: choice },
      mark: markOf(),
    });
    setMessage(
      formatMessage(mark.saved, {
        name: tidy,
        points,
        total: choiceFigures(choice, refs).totalPoints,
      }),
    );
    setName("");
    setSheet(emptySheet(refs.length));
    nameField.current?.focus();
  };

  return (
    <div className="space-y-3">
      <p className="max-w-prose text-lane-300">{mark.text}</p>
      <label className="block font-semibold">
        {mark.name}
        <input
          ref={nameField}
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="off"
          className={`mt-1 w-72 ${fieldClass}`}
        />
      </label>
      <SheetGrid
        sheet={sheet}
        messages={messages}
        onChange={setSheet}
        onSave={save}
      />
      <Button onPress={save}>{mark.save}</Button>
      <p role="status" className="font-semibold">
        {message}
      </p>
    </div>
  );
}
