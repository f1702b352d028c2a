import type { ExamMessages } from "@/content/ui/exam/schema";
import { focusInPlace } from "@/lib/browser/focus";
import { Button } from "../../ui/button";
import { leaveExam } from "../common/exam-route";

/** Said where another tab gave up the exam that was written here. */
export function ExamNotFound({ messages }: { messages: ExamMessages }) {
  return (
    <div className="container-page py-12">
      <div
        ref={focusInPlace}
        tabIndex={-1}
        role="alert"
        className="space-y-4 card"
      >
        <p>{messages.session.gone}</p>
        <Button onPress={leaveExam}>{messages.results.back}</Button>
      </div>
    </div>
  );
}
