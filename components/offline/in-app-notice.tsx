import { useState } from "react";
import type { Messages } from "@/content/ui/schema";
import { focusMainHeading } from "@/lib/browser/focus";
import { chromeLink } from "@/lib/browser/in-app-browser";
import { IN_APP_NOTE_KEY, readText, writeText } from "@/lib/browser/storage";
import { Button } from "../ui/button";
import { Notice } from "./notice";

type InAppNoticeProps = { messages: Messages["offline"] };

/**
 * In a chat app's own browser, which does not keep progress for long and
 * installs nothing: leads out of it.
 */
export function InAppNotice({ messages }: InAppNoticeProps) {
  const [isClosed, setClosed] = useState(
    () => readText(IN_APP_NOTE_KEY) !== null,
  );
  if (isClosed) return null;

  const chrome = chromeLink(navigator.userAgent, location.href);
  const close = () => {
    writeText(IN_APP_NOTE_KEY, "closed");
    setClosed(true);
    focusMainHeading();
  };

  return (
    <Notice text={messages.inApp}>
      {chrome && (
        <a
          href={chrome}
          className="inline-flex min-h-12 items-center underline"
        >
          {messages.openInChrome}
        </a>
      )}
      <Button variant="secondary" onPress={close}>
        {messages.close}
      </Button>
    </Notice>
  );
}
