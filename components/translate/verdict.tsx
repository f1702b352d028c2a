import { useId, useState } from "react";
import { translateMessages as messages } from "@/content/ui/translate";
import { LONGEST_DOUBT } from "@/lib/signed/block";
import type { Note } from "@/lib/signed/notes";
import { formatMessage } from "@/lib/text/format-message";
import { Button } from "../ui/button";

type VerdictProps = {
  note: Note | undefined;
  how: Note["how"];
  onNote: (note: Pick<Note, "how" | "doubt">) => void;
};

/** Right, or a doubt with a word on what. */
export function Verdict({ note, how, onNote }: VerdictProps) {
  const field = useId();
  const [doubt, setDoubt] = useState(note?.doubt);

  return (
    <>
      {note && (
        <p className="text-lane-300">
          {note.doubt === undefined
            ? messages.saidRight
            : formatMessage(messages.saidDoubt, { doubt: note.doubt })}
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button onPress={() => onNote({ how })}>{messages.right}</Button>
        {doubt === undefined && (
          <Button variant="secondary" onPress={() => setDoubt("")}>
            {messages.doubt}
          </Button>
        )}
      </p>
      {doubt !== undefined && (
        <div className="space-y-3">
          <label htmlFor={field} className="block font-semibold">
            {messages.doubtLabel}
          </label>
          <textarea
            id={field}
            value={doubt}
            maxLength={LONGEST_DOUBT}
            autoFocus
            rows={3}
            onChange={(event) => setDoubt(event.target.value)}
            className="w-full rounded-plate border-2 border-asphalt-500 bg-asphalt-950 p-3"
          />
          <Button
            unavailable={doubt.trim() === "" && messages.doubtLabel}
            onPress={() => doubt.trim() && onNote({ how, doubt: doubt.trim() })}
          >
            {messages.saveDoubt}
          </Button>
        </div>
      )}
    </>
  );
}
