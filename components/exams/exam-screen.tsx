"use client";

import { useLayoutEffect, useState, type ReactNode } from "react";
import { useStore } from "zustand";
import type { Language } from "@/content/languages";
import type { TestId } from "@/content/tests";
import { examStore } from "@/lib/exam/exam-store";
import { LoadNotice } from "../ui/load-notice";
import { useKeptFocus } from "../ui/use-kept-focus";
import { useIsInExam } from "./common/exam-route";
import type { ExamPageMessages } from "./common/messages";
import { ExamHistory } from "./results/exam-history";
import { StartPanel } from "./start/start-panel";
import { useExamPart } from "./start/use-exam-part";
import { subscribeToExam } from "./subscribe-to-exam";

type ExamScreenProps = {
  test: TestId;
  language: Language;
  messages: ExamPageMessages;
  /** The texts of the page, above and below the start. */
  head: ReactNode;
  children: ReactNode;
};

/** The page of a test: what it is like, and the exam in its place. */
export function ExamScreen({
  test,
  language,
  messages,
  head,
  children,
}: ExamScreenProps) {
  const store = examStore(test);
  const hasExam = useStore(store, ({ exam }) => exam !== null);
  const isInExam = useIsInExam();
  useLayoutEffect(() => subscribeToExam(store), [store]);
  // Until the address leaves the exam: another tab may drop it.
  const [isIn, setIn] = useState(false);
  const stays = isInExam && (hasExam || isIn);
  if (stays !== isIn) setIn(stays);
  const { part, retry } = useExamPart(isIn);
  useKeptFocus(isIn, "#start");

  if (isIn)
    return typeof part === "object" ? (
      <part.ExamRoom store={store} language={language} messages={messages} />
    ) : (
      <div className="container-page py-12">
        <LoadNotice
          messages={messages.exam.start}
          state={part}
          onRetry={retry}
        />
      </div>
    );

  return (
    <article className="container-page max-w-2xl space-y-6 py-6 sm:py-12">
      {head}
      <StartPanel store={store} language={language} messages={messages} />
      {children}
      <ExamHistory
        test={test}
        language={language}
        messages={messages.exam.taken}
      />
    </article>
  );
}
