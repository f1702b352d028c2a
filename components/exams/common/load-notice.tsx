import { useRef } from "react";
import type { ExamMessages } from "@/content/ui/exam/schema";
import { focusInPlace } from "@/lib/browser/focus";
import { Button } from "../../ui/button";

type LoadNoticeProps = {
  messages: ExamMessages["start"];
  state: "idle" | "loading" | "failed";
  onRetry: () => void;
};

/** Says that something is on its way, or did not come. */
export function LoadNotice({ messages, state, onRetry }: LoadNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const retry = () => {
    onRetry();
    // The button goes while it is tried.
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
