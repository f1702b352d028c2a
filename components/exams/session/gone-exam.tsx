import type { ExamWords } from "@/content/ui/exam/schema";
import { focusInPlace } from "@/lib/browser/focus";
import { Button } from "../../ui/button";
import { leaveExam } from "../common/exam-place";

/** Said where another tab gave up the exam that was written here. */
export function GoneExam({ words }: { words: ExamWords }) {
  return (
    <div className="container-page py-12">
      <div
        ref={focusInPlace}
        tabIndex={-1}
        role="alert"
        className="space-y-4 card"
      >
        <p>{words.desk.gone}</p>
        <Button onPress={leaveExam}>{words.results.back}</Button>
      </div>
    </div>
  );
}
