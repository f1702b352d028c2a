import { useState } from "react";
import { useStore } from "zustand";
import type { Language } from "@/content/languages";
import type { Exam } from "@/lib/exam/exam";
import type { ExamResult } from "@/lib/exam/grade";
import { loadedStatements, loadStatements } from "@/lib/exam/load-statements";
import { screensOf, type KeyedStatement } from "@/lib/exam/paper";
import type { QuestionRef } from "@/lib/quiz/question";
import { fill } from "@/lib/text/fill";
import type { ExamPageWords } from "./exam-words";
import { LoadNotice } from "./load-notice";
import { ReviewedStatement } from "./reviewed-statement";

type ExamReviewProps = {
  exam: Exam;
  result: ExamResult;
  keyed: readonly KeyedStatement[];
  language: Language;
  words: ExamPageWords;
};

const filters = ["wrong", "flagged", "all"] as const;
type Filter = (typeof filters)[number];

/** The paper again with answers and reasons: first what was not right. */
export function ExamReview(props: ExamReviewProps) {
  const { exam, result, keyed, language, words } = props;
  const text = words.exam.results;
  const [filter, setFilter] = useState<Filter>("wrong");
  const { known, failed } = useStore(loadedStatements);
  const lists = listsOf(exam.refs, result);
  const shown = lists[filter];
  const isHere = shown.every((ref) => known[ref]);

  return (
    <section>
      <h2 className="text-xl font-extrabold">{text.review}</h2>
      <div
        role="group"
        aria-label={text.filter}
        className="mt-3 flex flex-wrap gap-3 print:hidden"
      >
        {filters.map((name) => (
          <FilterButton
            key={name}
            isOn={name === filter}
            onPress={() => setFilter(name)}
          >
            {fill(text[name], { count: lists[name].length })}
          </FilterButton>
        ))}
      </div>
      {!isHere && (
        <LoadNotice
          words={words.exam.start}
          state={failed ? "failed" : "loading"}
          onRetry={() => void loadStatements(exam.refs, language)}
        />
      )}
      {shown.length === 0 && <p className="mt-4">{text.nothing}</p>}
      <ol className="mt-4 space-y-4">
        {shown.map((ref) => {
          const statement = known[ref];
          const key = keyed.find((one) => one.ref === ref);
          return (
            statement && (
              <ReviewedStatement
                key={ref}
                number={numberOf(ref, exam.refs)}
                statement={statement}
                answer={exam.answers[ref]}
                right={key?.answer ?? exam.answers[ref]}
                words={words}
              />
            )
          );
        })}
      </ol>
    </section>
  );
}

/** What each filter shows; what has no answer is not right either. */
function listsOf(
  refs: readonly QuestionRef[],
  { wrong, open, flagged }: ExamResult,
): Record<Filter, readonly QuestionRef[]> {
  const isWrong = (ref: QuestionRef) =>
    wrong.includes(ref) || open.includes(ref);
  return { wrong: refs.filter(isWrong), flagged, all: refs };
}

function FilterButton({
  isOn,
  onPress,
  children,
}: {
  isOn: boolean;
  onPress: () => void;
  children: string;
}) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className="cursor-target min-h-11 rounded-plate border-2 border-asphalt-500 px-4 font-semibold filter aria-pressed:border-lane-100 aria-pressed:bg-info-600"
    >
      {children}
    </button>
  );
}

/** The number of the screen that a statement stood on. */
function numberOf(ref: QuestionRef, refs: readonly QuestionRef[]): number {
  return screensOf(refs).findIndex((screen) => screen.includes(ref)) + 1;
}
