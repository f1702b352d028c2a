import { useState } from "react";
import { paperAddress } from "@/lib/addresses/links";
import { formatPaper } from "@/lib/teach/paper-choice";
import { formatMessage } from "@/lib/text/format-message";
import { CopyButton } from "../../share/copy-button";
import { DrawnCode } from "../../share/drawn-code";
import { ShareButton } from "../../share/share-button";
import { Button } from "../../ui/button";
import { fieldClass } from "../../ui/field-class";
import type { UseProps } from "../use-props";

/** The link of a paper for a chat, or for the phones in the room. */
export function SendPaper({
  choice,
  language,
  messages,
}: Pick<UseProps, "choice" | "language" | "messages">) {
  const { send, use } = messages.teach;
  const [isDrawn, setDrawn] = useState(false);
  const code = formatPaper(choice);
  const address = paperAddress(choice.test, code, language);
  const url = location.origin + address;

  return (
    <div className="space-y-3">
      <h3 className="font-semibold">{use.send}</h3>
      <input
        readOnly
        value={url}
        aria-label={messages.share.address}
        lang="en"
        onFocus={(event) => event.currentTarget.select()}
        className={`w-full ${fieldClass}`}
      />
      <div className="flex flex-wrap gap-3">
        <CopyButton key={url} text={url} messages={send} />
        <ShareButton
          title={messages.tests[choice.test].name}
          text={formatMessage(use.sendText, {
            name: messages.tests[choice.test].name,
            code,
          })}
          address={address}
          messages={messages.share}
        />
        <Button variant="secondary" onPress={() => setDrawn(!isDrawn)}>
          {send.drawQr}
        </Button>
      </div>
      {isDrawn && <DrawnCode text={url} messages={send} />}
    </div>
  );
}
