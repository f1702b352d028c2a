import { useId, useState } from "react";
import type { Language } from "@/content/languages";
import type { Messages } from "@/content/ui/schema";
import type { TeachMessages } from "@/content/ui/teach/schema";
import { pageAddress } from "@/lib/addresses/links";
import { formatPaper } from "@/lib/teach/paper-choice";
import { writeResult, type PaperResult } from "@/lib/teach/result-code";
import { formatMessage } from "@/lib/text/format-message";
import { Button } from "../ui/button";
import { fieldClass } from "../ui/field-class";
import { CopyButton } from "./copy-button";
import { DrawnCode } from "./drawn-code";
import { ShareButton } from "./share-button";

type SendResultProps = {
  result: Omit<PaperResult, "name">;
  /** All points of the paper. */
  total: number;
  language: Language;
  messages: { send: TeachMessages["send"]; share: Messages["share"] };
};

/** A result as a code that a learner sends to her teacher, by her own hand. */
export function SendResult({
  result,
  total,
  language,
  messages,
}: SendResultProps) {
  const { send } = messages;
  const id = useId();
  const [name, setName] = useState("");
  const [isDrawn, setDrawn] = useState(false);
  const line = writeResult({ ...result, name });
  const address = `${pageAddress("teach", language)}#r=${encodeURI(line)}`;
  const code = formatPaper(result.paper);

  return (
    <section aria-labelledby={id} className="space-y-4 card print:hidden">
      <h2 id={id} tabIndex={-1} className="text-xl font-extrabold">
        {send.heading}
      </h2>
      <p className="text-lane-300">{send.text}</p>
      <label className="block font-semibold">
        {send.name}
        <input
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="nickname"
          className={`mt-1 w-72 ${fieldClass}`}
        />
      </label>
      <CodeLine label={send.code} line={line} />
      <div className="flex flex-wrap gap-3">
        <CopyButton key={line} text={line} messages={send} />
        <ShareButton
          title={send.heading}
          text={formatMessage(send.shareText, {
            code,
            points: result.points,
            total,
          })}
          address={address}
          messages={messages.share}
        />
        <Button variant="secondary" onPress={() => setDrawn(!isDrawn)}>
          {send.drawQr}
        </Button>
      </div>
      {isDrawn && (
        <DrawnCode text={location.origin + address} messages={send} />
      )}
    </section>
  );
}

/** The line that is sent, for copying by hand. */
function CodeLine({ label, line }: { label: string; line: string }) {
  return (
    <label className="block font-semibold">
      {label}
      <textarea
        readOnly
        value={line}
        rows={2}
        lang="en"
        onFocus={(event) => event.currentTarget.select()}
        className={`mt-1 w-full py-2 font-mono text-sm ${fieldClass}`}
      />
    </label>
  );
}
