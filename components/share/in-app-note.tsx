import { useState, useSyncExternalStore } from "react";
import type { InterfaceWords } from "@/content/ui/schema";
import { chromeLink, isInAppBrowser } from "@/lib/in-app-browser";
import { read, write } from "@/lib/storage";
import { Button } from "../ui/button";

const CLOSED = "menkyo-mitra:in-app-note";

/** Shown in a chat app's own browser, which does not keep progress for long. */
export function InAppNote({ words }: { words: InterfaceWords["share"] }) {
  const [isClosed, setClosed] = useState(false);
  const isNeeded = useSyncExternalStore(never, isNeededHere, () => false);
  if (!isNeeded || isClosed) return null;

  const chrome = chromeLink(
    navigator.userAgent,
    location.origin + location.pathname,
  );
  const close = () => {
    write(CLOSED, "closed");
    setClosed(true);
  };

  return (
    <div className="mt-8 flex flex-wrap items-center gap-4 card">
      <p>{words.inApp}</p>
      {chrome && (
        <a
          href={chrome}
          className="inline-flex min-h-12 items-center underline"
        >
          {words.openInChrome}
        </a>
      )}
      <Button look="secondary" onPress={close}>
        {words.close}
      </Button>
    </div>
  );
}

const isNeededHere = () =>
  isInAppBrowser(navigator.userAgent) && read(CLOSED) === null;

/** The browser stays the same while the page is open. */
const never = () => () => {};
