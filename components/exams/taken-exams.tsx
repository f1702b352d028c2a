"use client";

import { useSyncExternalStore } from "react";
import { languages, type Language } from "@/content/languages";
import { tests, type TestId } from "@/content/tests";
import type { ExamWords } from "@/content/ui/exam/schema";
import { EXAM_RESULTS_KEY, readText } from "@/lib/browser/storage";
import {
  isPassed,
  readExamResults,
  type KeptResult,
} from "@/lib/exam/exam-results";
import { fill } from "@/lib/text/fill";

/** So many are shown; the list that is kept is longer. */
const SHOWN = 10;

type TakenExamsProps = {
  /** All tests unless one is named. */
  test?: TestId;
  language: Language;
  words: Pick<ExamWords, "taken">;
  /** What the tests are called, where there are several. */
  names?: Readonly<Record<TestId, string>>;
};

/** The exams that were taken in this browser, the latest first. */
export function TakenExams({ test, language, words, names }: TakenExamsProps) {
  const { taken } = words;
  // The prerendered page knows of none.
  const kept = useSyncExternalStore(followStorage, readKept, () => null);
  const results = kept === null ? [] : readExamResults(test).slice(0, SHOWN);

  return (
    <section className="print:hidden">
      <h2 className="text-xl font-extrabold">{taken.heading}</h2>
      {results.length === 0 && (
        <p className="mt-2 text-lane-300">{taken.none}</p>
      )}
      <ul className="mt-2 divide-y divide-asphalt-700">
        {results.map((result) => (
          <TakenExam
            key={`${result.code}${result.endedAt}`}
            result={result}
            name={names?.[result.test]}
            language={language}
            words={taken}
          />
        ))}
      </ul>
    </section>
  );
}

const readKept = () => readText(EXAM_RESULTS_KEY);

/** Another tab may hand an exam in. */
function followStorage(note: () => void) {
  addEventListener("storage", note);
  return () => removeEventListener("storage", note);
}

function TakenExam({
  result,
  name,
  language,
  words,
}: {
  result: KeptResult;
  name: string | undefined;
  language: Language;
  words: ExamWords["taken"];
}) {
  const { test, points, code, endedAt, isTimed } = result;
  const day = new Intl.DateTimeFormat(languages[language].dateLocale, {
    dateStyle: "medium",
  });
  const facts = [
    name,
    day.format(endedAt),
    fill(words.points, { points, total: totalPoints(test) }),
    fill(words.code, { code }),
    !isTimed && words.noClock,
  ];

  return (
    <li className="py-3">
      <strong className="block">
        {isPassed(result) ? words.passed : words.failed}
      </strong>
      <span className="text-lane-300">{facts.filter(Boolean).join(" · ")}</span>
    </li>
  );
}

/** What all right answers of a test are worth. */
function totalPoints(test: TestId): number {
  return tests[test].questions + 2 * tests[test].scenes;
}
