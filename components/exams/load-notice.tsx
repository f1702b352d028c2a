import type { ExamWords } from "@/content/ui/exam/schema";
import { Button } from "../ui/button";

type LoadNoticeProps = {
  words: ExamWords["start"];
  state: "idle" | "loading" | "failed";
  onRetry: () => void;
};

/** Says that something is on its way, or did not come. */
export function LoadNotice({ words, state, onRetry }: LoadNoticeProps) {
  return (
    <div role="status" className="not-empty:mt-4">
      {state === "loading" && <p>{words.loading}</p>}
      {state === "failed" && (
        <>
          <p className="mb-3">{words.loadFailed}</p>
          <Button look="secondary" onPress={onRetry}>
            {words.tryAgain}
          </Button>
        </>
      )}
    </div>
  );
}
