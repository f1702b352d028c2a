import { use, useState } from "react";
import type { Day } from "@/content/rules/schema";
import { translateMessages as messages } from "@/content/ui/translate";
import type { BatchText } from "@/lib/signed/batches";
import { loadBatch } from "@/lib/signed/load-batch";
import { noteOf, type Note } from "@/lib/signed/notes";
import { dayOf, isoOf } from "@/lib/text/days";
import { formatMessage } from "@/lib/text/format-message";
import { Button } from "../ui/button";
import { useKeptFocus } from "../ui/use-kept-focus";
import { PrintedBatch } from "./printed-batch";
import { ReadText } from "./read-text";
import { SendBlock } from "./send-block";
import type { NamedBatch, TranslateProps } from "./translate-props";
import { useFromTop } from "./use-from-top";
import { useNotes } from "./use-notes";

type ReadBatchProps = TranslateProps & { batch: NamedBatch };

/** The texts of a batch one by one, then the block to send. */
export function ReadBatch({ batch, translation, name }: ReadBatchProps) {
  const texts = use(loadBatch(batch.id, translation));
  const { notes, change } = useNotes(translation);
  const [at, setAt] = useState(() =>
    firstUnread(texts, (text) => noteOf(notes, text)),
  );
  useKeptFocus(at, "main h2");
  useFromTop(at);

  const text = texts[at];
  const note = (one: Pick<Note, "how" | "doubt">) => {
    if (!text) return;
    const { ref, stamp } = text;
    const on = isoOf(dayOf(new Date())) as Day;
    const noted: Note = { ...one, stamp, batch: batch.id, on };
    change(({ by, found }) => ({ by, found: { ...found, [ref]: noted } }));
    setAt(at + 1);
  };

  return (
    <>
      <div className="print:hidden">
        {text ? (
          <>
            <p className="text-lane-300">
              {formatMessage(messages.position, {
                number: at + 1,
                total: texts.length,
              })}
            </p>
            <ReadText
              key={text.ref}
              text={text}
              note={noteOf(notes, text)}
              translation={translation}
              name={name}
              onNote={note}
            />
          </>
        ) : (
          <SendBlock {...{ batch, texts, notes, change, translation, name }} />
        )}
        <Steps at={at} count={texts.length} onStep={setAt} />
      </div>
      <PrintedBatch batch={batch} texts={texts} translation={translation} />
    </>
  );
}

/** Where a reader goes on; behind the last text if she has read them all. */
function firstUnread(
  texts: readonly BatchText[],
  noteAt: (text: BatchText) => Note | undefined,
): number {
  const unread = texts.findIndex((text) => !noteAt(text));
  return unread === -1 ? texts.length : unread;
}

type StepsProps = { at: number; count: number; onStep: (to: number) => void };

/** The ways to the texts around one, and to the end. */
function Steps({ at, count, onStep }: StepsProps) {
  const step = (to: number, name: string) => (
    <Button variant="secondary" onPress={() => onStep(to)}>
      {name}
    </Button>
  );
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      {at > 0 && step(at - 1, messages.previous)}
      {at < count - 1 && step(at + 1, messages.next)}
      {at < count && step(count, messages.done)}
    </p>
  );
}
