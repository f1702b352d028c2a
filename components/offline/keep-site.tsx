import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { InterfaceWords } from "@/content/ui/schema";
import { keepSite, keptBytes, offlineState } from "@/lib/offline/offline";
import { fill } from "@/lib/text/fill";
import { Button } from "../ui/button";

/** Says that the sets open offline; where data is dear, offers to keep them. */
export function KeepSite({ words }: { words: InterfaceWords["offline"] }) {
  const state = useStore(offlineState, (offline) => offline.state);

  return (
    <>
      <p aria-live="polite">
        {state === "kept" && <span>{words.kept}</span>}
        {state === "keeping" && <span>{words.keeping}</span>}
        {state === "failed" && <span>{words.keepFailed}</span>}
      </p>
      {(state === "offered" || state === "failed") && (
        <KeepButton label={words.keep} />
      )}
    </>
  );
}

/** Names the true size, so it waits for it. */
function KeepButton({ label }: { label: string }) {
  const [bytes, setBytes] = useState<number | null>(null);
  useEffect(() => {
    keptBytes().then(setBytes, () => setBytes(null));
  }, []);
  if (bytes === null) return null;

  return (
    <Button look="secondary" onPress={() => void keepSite()}>
      {fill(label, { size: Math.ceil(bytes / 1000) })}
    </Button>
  );
}
