import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { Messages } from "@/content/ui/schema";
import { saveOffline, offlineBytes, offlineState } from "@/lib/offline/offline";
import { formatMessage } from "@/lib/text/format-message";
import { Button } from "../ui/button";

/**
 * Says that the sets work offline; if data is expensive, offers to save them.
 */
export function OfflineStatus({ messages }: { messages: Messages["offline"] }) {
  const state = useStore(offlineState, (offline) => offline.state);

  return (
    <>
      <p aria-live="polite">
        {state === "saved" && <span>{messages.kept}</span>}
        {state === "saving" && <span>{messages.keeping}</span>}
        {state === "failed" && <span>{messages.keepFailed}</span>}
      </p>
      {(state === "offered" || state === "failed") && (
        <SaveButton label={messages.keep} />
      )}
    </>
  );
}

/** Shows the real size, so it waits for it. */
function SaveButton({ label }: { label: string }) {
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    offlineBytes().then(setBytes, () => setBytes(null));
  }, []);
  if (bytes === null) return null;

  return (
    <Button variant="secondary" onPress={() => void saveOffline()}>
      {formatMessage(label, { size: Math.ceil(bytes / 1000) })}
    </Button>
  );
}
