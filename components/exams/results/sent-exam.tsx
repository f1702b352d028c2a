import { useEffect, useRef } from "react";
import type { Language } from "@/content/languages";
import { focusInPlace } from "@/lib/browser/focus";
import type { Exam } from "@/lib/exam/exam";
import type { ExamResult } from "@/lib/exam/grade";
import { parseCode } from "@/lib/exam/seed";
import { wholePaper } from "@/lib/teach/paper-choice";
import { markOf } from "@/lib/teach/result-code";
import { SendResult } from "../../share/send-result";
import type { ExamPageMessages } from "../common/messages";

export type SentExamProps = {
  exam: Exam;
  result: ExamResult;
  language: Language;
  messages: ExamPageMessages;
};

/** The result of an exam as a code for a teacher. */
export function SentExam({ exam, result, language, messages }: SentExamProps) {
  const panel = useRef<HTMLDivElement>(null);
  // The button that opened it is gone.
  useEffect(() => focusInPlace(panel.current), []);
  const { test, code, edition, refs, answers, clock } = exam;
  const { seed } = parseCode(code)!;

  return (
    <div ref={panel} tabIndex={-1}>
      <SendResult
        result={{
          paper: wholePaper(test, { seed, edition }),
          answers: refs.map((ref) => answers[ref]),
          points: result.points,
          mark: markOf(clock.wall),
        }}
        total={result.totalPoints}
        language={language}
        messages={{ send: messages.teach.send, share: messages.share }}
      />
    </div>
  );
}
