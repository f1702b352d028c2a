"use client";

import { useEffect, useRef, useState } from "react";
import type { Messages } from "@/content/ui/schema";
import { focusInPlace } from "@/lib/browser/focus";
import { bookState, keepBook } from "@/lib/offline/keep-book";
import { offlineBytes } from "@/lib/offline/offline";
import { inMegabytes } from "@/lib/site/book";
import { formatMessage } from "@/lib/text/format-message";
import { Button } from "../ui/button";

type KeepBookProps = {
  /** Every page of the book in this language. */
  addresses: readonly string[];
  messages: Messages["bookPages"]["keep"];
};

type State = "offered" | "keeping" | "kept" | "failed" | "impossible";

/** Saves the whole book in this browser on request, and reports the result. */
export function KeepBook({ addresses, messages }: KeepBookProps) {
  const [state, setState] = useState<State>();
  const [bytes, setBytes] = useState<number>();
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    void bookState(addresses).then(setState);
    offlineBytes("book").then(setBytes, () => undefined);
  }, [addresses]);

  const keep = async () => {
    // The button disappears, the message stays.
    focusInPlace(said.current);
    setState("keeping");
    const isKept = await keepBook(addresses).catch(() => false);
    setState(isKept ? "kept" : "failed");
  };
  const canAsk = state === "offered" || state === "failed";

  return (
    <div className="mt-4 min-h-24">
      <p ref={said} tabIndex={-1} role="status">
        {state && state !== "offered" && <span>{messages[state]}</span>}
      </p>
      {canAsk && bytes !== undefined && (
        <Button variant="secondary" onPress={() => void keep()}>
          {formatMessage(messages.button, { size: inMegabytes(bytes) })}
        </Button>
      )}
    </div>
  );
}
