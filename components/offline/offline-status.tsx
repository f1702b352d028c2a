import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { InterfaceWords } from "@/content/ui/schema";
import { saveOffline, offlineBytes, offlineState } from "@/lib/offline/offline";
import { fill } from "@/lib/text/fill";
import { Button } from "../ui/button";

/** Says that the sets open offline; where data is dear, offers to keep them. */
export function OfflineStatus({ words }: { words: InterfaceWords["offline"] }) {
  const state = useStore(offlineState, (offline) => offline.state);

  return (
    <>
      <p aria-live="polite">
        {state === "saved" && <span>{words.kept}</span>}
        {state === "saving" && <span>{words.keeping}</span>}
        {state === "failed" && <span>{words.keepFailed}</span>}
      </p>
      {(state === "offered" || state === "failed") && (
        <SaveButton label={words.keep} />
      )}
    </>
  );
}

/** Names the true size, so it waits for it. */
function SaveButton({ label }: { label: string }) {
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    offlineBytes().then(setBytes, () => setBytes(null));
  }, []);
  if (bytes === null) return null;

  return (
    <Button look="secondary" onPress={() => void saveOffline()}>
      {fill(label, { size: Math.ceil(bytes / 1000) })}
    </Button>
  );
}
