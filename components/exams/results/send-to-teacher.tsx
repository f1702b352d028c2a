import { lazy, Suspense, useState } from "react";
import { withTimeout } from "@/lib/browser/with-timeout";
import { isShared } from "@/lib/exam/shared-paper";
import { Button } from "../../ui/button";
import { ErrorBoundary } from "../../ui/error-boundary";
import type { SentExamProps } from "./sent-exam";

// The codes of teachers are no part of an exam: they come when asked for.
const SentExam = lazy(
  withTimeout(async () => ({
    default: (await import("./sent-exam")).SentExam,
  })),
);

/** The way to a teacher, after a paper that was begun by its code. */
export function SendToTeacher(props: SentExamProps) {
  const { messages } = props;
  const [isOpen, setOpen] = useState(false);
  if (!isShared(props.exam)) return null;
  if (!isOpen)
    return (
      <p className="print:hidden">
        <Button variant="secondary" onPress={() => setOpen(true)}>
          {messages.teach.send.button}
        </Button>
      </p>
    );

  return (
    <ErrorBoundary
      fallback={() => <p role="alert">{messages.exam.start.loadFailed}</p>}
    >
      <Suspense fallback={<p role="status">…</p>}>
        <SentExam {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
