import { useRef } from "react";
import { focusInPlace } from "@/lib/browser/focus";
import { Button } from "./button";

export type LoadState = "idle" | "loading" | "failed";

type LoadNoticeProps = {
  messages: Record<"loading" | "loadFailed" | "tryAgain", string>;
  state: LoadState;
  onRetry: () => void;
};

/** Says beside what asked for it that something is loading, or has failed. */
export function LoadNotice({ messages, state, onRetry }: LoadNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button disappears during the attempt.
    focusInPlace(notice.current);
    onRetry();
  };

  return (
    <div ref={notice} tabIndex={-1} role="status" className="not-empty:mt-4">
      {state === "loading" && <p>{messages.loading}</p>}
      {state === "failed" && (
        <>
          <p className="mb-3">{messages.loadFailed}</p>
          <Button variant="secondary" onPress={retry}>
            {messages.tryAgain}
          </Button>
        </>
      )}
    </div>
  );
}
