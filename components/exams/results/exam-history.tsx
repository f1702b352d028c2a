"use client";

import clsx from "clsx";
import { useSyncExternalStore } from "react";
import type { Language } from "@/content/languages";
import type { TestId } from "@/content/tests";
import type { ExamMessages } from "@/content/ui/exam/schema";
import { EXAM_RESULTS_KEY, readText } from "@/lib/browser/storage";
import { readExamResults } from "@/lib/exam/exam-results";
import { subscribeToStorage } from "../../ui/subscribe-to-storage";
import { PastExam } from "./past-exam";

/** How many are shown; the stored list is longer. */
const SHOWN = 10;

type ExamHistoryProps = {
  /** All tests unless one is given. */
  test?: TestId;
  language: Language;
  messages: ExamMessages["taken"];
  /** The names of the tests, if there are several. */
  names?: Readonly<Record<TestId, { name: string }>>;
};

/** The exams that were taken in this browser, under their heading. */
export function ExamHistory(props: ExamHistoryProps) {
  return (
    <section className="print:hidden">
      <h2 className="text-xl font-extrabold">{props.messages.heading}</h2>
      <ExamHistoryList {...props} />
    </section>
  );
}

/** The exams that were taken in this browser, the latest first. */
export function ExamHistoryList({
  test,
  language,
  messages,
  names,
}: ExamHistoryProps) {
  // Unknown on the prerendered page.
  const kept = useSyncExternalStore(
    subscribeToStorage,
    readKept,
    () => undefined,
  );
  const isUnknown = kept === undefined;
  const results = isUnknown ? [] : readExamResults(test).slice(0, SHOWN);
  if (results.length === 0)
    return (
      <p className={clsx("mt-2 text-lane-300", isUnknown && "invisible")}>
        {messages.none}
      </p>
    );

  return (
    <ul className="divide-y divide-asphalt-700">
      {results.map((result) => (
        <PastExam
          key={`${result.code}${result.endedAt}`}
          result={result}
          name={names?.[result.test].name}
          language={language}
          messages={messages}
        />
      ))}
    </ul>
  );
}

const readKept = () => readText(EXAM_RESULTS_KEY);
