import { useId, useState } from "react";
import { site } from "@/content/site";
import { translateMessages as messages } from "@/content/ui/translate";
import { saveFile } from "@/lib/browser/save-file";
import { keepsProgress } from "@/lib/browser/storage";
import type { BatchText } from "@/lib/signed/batches";
import { writeBlock } from "@/lib/signed/block";
import { findingsOf, type Notes } from "@/lib/signed/notes";
import { letterLink } from "@/lib/site/report";
import { share, type ShareOutcome } from "@/lib/site/share";
import { formatMessage } from "@/lib/text/format-message";
import { Button } from "../ui/button";
import { LinkButton } from "../ui/link-button";
import type { NamedBatch, TranslateProps } from "./translate-props";

type SendBlockProps = TranslateProps & {
  batch: NamedBatch;
  texts: readonly BatchText[];
  notes: Notes;
  change: (edit: (kept: Notes) => Notes) => void;
};

/** What was read of a batch as one block of text, and ways to send it. */
export function SendBlock(props: SendBlockProps) {
  const { texts, notes, change, translation: language } = props;
  const field = useId();
  const { findings, on } = findingsOf(notes, texts);
  const { by } = notes;

  if (!on) return <p className="mt-3">{messages.nothing}</p>;
  return (
    <div className="mt-3 space-y-4">
      <h3 tabIndex={-1} className="text-lg font-bold">
        {messages.done}
      </h3>
      <p>
        {formatMessage(messages.ready, {
          read: findings.length,
          total: texts.length,
          doubts: findings.filter(({ doubt }) => doubt !== undefined).length,
        })}
      </p>
      {!keepsProgress() && <p>{messages.notKept}</p>}
      <label htmlFor={field} className="block font-semibold">
        {messages.initials}
      </label>
      <input
        id={field}
        value={by}
        maxLength={40}
        autoComplete="off"
        onChange={({ target }) =>
          change((kept) => ({ ...kept, by: target.value }))
        }
        className="block min-h-12 w-44 max-w-full rounded-plate border-2 border-asphalt-500 bg-asphalt-950 px-3 text-lg"
      />
      {by.trim() !== "" && (
        <Block
          {...props}
          text={writeBlock(
            { language, release: site.release, by, on },
            findings,
          )}
        />
      )}
    </div>
  );
}

/** The block to see and to send. */
function Block({ text, batch, name }: SendBlockProps & { text: string }) {
  const field = useId();
  const [outcome, setOutcome] = useState<ShareOutcome>("cancelled");
  const title = formatMessage(messages.subject, {
    language: name,
    batch: batch.name,
  });
  const file = `menkyo-mitra-${batch.id}.txt`;

  return (
    <>
      <label htmlFor={field} className="block font-semibold">
        {messages.block}
      </label>
      <textarea
        id={field}
        readOnly
        value={text}
        rows={8}
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
        className="w-full rounded-plate border-2 border-asphalt-500 bg-asphalt-950 p-3 font-mono text-sm"
      />
      <p className="flex flex-wrap gap-3">
        <LinkButton href={letterLink(title, text)}>{messages.mail}</LinkButton>
        <Button
          variant="secondary"
          onPress={() => void share({ title, text }).then(setOutcome)}
        >
          {messages.share}
        </Button>
        <Button
          variant="secondary"
          onPress={() =>
            saveFile(new File([text], file, { type: "text/plain" }))
          }
        >
          {messages.download}
        </Button>
      </p>
      <p role="status">{messages.outcome[outcome]}</p>
    </>
  );
}
