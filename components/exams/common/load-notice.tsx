import { useRef } from "react";
import type { ExamMessages } from "@/content/ui/exam/schema";
import { focusInPlace } from "@/lib/browser/focus";
import { Button } from "../../ui/button";

type LoadNoticeProps = {
  messages: ExamMessages["start"];
  state: "idle" | "loading" | "failed";
  onRetry: () => void;
};

/** Says that something is loading, or failed to load. */
export function LoadNotice({ messages, state, onRetry }: LoadNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const retry = () => {
    onRetry();
    // The button disappears during the attempt.
    focusInPlace(notice.current);
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
