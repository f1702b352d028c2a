import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import type { Messages } from "@/content/ui/schema";
import { focusInPlace } from "@/lib/browser/focus";
import { saveOffline, offlineBytes, offlineState } from "@/lib/offline/offline";
import { formatMessage } from "@/lib/text/format-message";
import { Button } from "../ui/button";

/**
 * Says that the sets work offline; if data is expensive, offers to save them.
 */
export function OfflineStatus({ messages }: { messages: Messages["offline"] }) {
  const state = useStore(offlineState, (offline) => offline.state);
  const status = useRef<HTMLParagraphElement>(null);

  return (
    <>
      <p ref={status} tabIndex={-1} aria-live="polite">
        {state === "saved" && <span>{messages.kept}</span>}
        {state === "saving" && <span>{messages.keeping}</span>}
        {state === "failed" && <span>{messages.keepFailed}</span>}
      </p>
      {(state === "offered" || state === "failed") && (
        <SaveButton
          label={messages.keep}
          onSave={() => {
            // The button goes away.
            focusInPlace(status.current);
            void saveOffline();
          }}
        />
      )}
    </>
  );
}

type SaveButtonProps = { label: string; onSave: () => void };

/** Shows the real size, so it waits for it. */
function SaveButton({ label, onSave }: SaveButtonProps) {
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    offlineBytes().then(setBytes, () => setBytes(null));
  }, []);
  if (bytes === null) return null;

  return (
    <Button variant="secondary" onPress={onSave}>
      {formatMessage(label, { size: Math.ceil(bytes / 1000) })}
    </Button>
  );
}
