import { useState } from "react";
import type { Language } from "@/content/languages";
import type { QuestionRef } from "@/lib/answers/question";
import type { Exam } from "@/lib/exam/exam";
import type { ExamResult } from "@/lib/exam/grade";
import { loadStatements } from "@/lib/exam/load-statements";
import { sceneOf, type KeyedStatement } from "@/lib/exam/paper";
import {
  reviewFilters,
  reviewLists,
  type ReviewFilter,
} from "@/lib/exam/review";
import { formatMessage } from "@/lib/text/format-message";
import { ReviewTabs } from "../../results/review-tabs";
import { LoadNotice } from "../../ui/load-notice";
import type { ExamPageMessages } from "../common/messages";
import { useStatements } from "../common/use-statements";
import type { ReviewedAnswer } from "./answer-and-reason";
import { ReviewedScene } from "./reviewed-scene";
import { ReviewedStatement } from "./reviewed-statement";

type ExamReviewProps = {
  exam: Exam;
  result: ExamResult;
  keyed: readonly KeyedStatement[];
  language: Language;
  messages: ExamPageMessages;
};

/** The paper again with answers and reasons: first what was not right. */
export function ExamReview(props: ExamReviewProps) {
  const { exam, result, keyed, language, messages } = props;
  const text = messages.exam.results;
  const [filter, setFilter] = useState<ReviewFilter>("wrong");
  const lists = reviewLists(exam.refs, result);
  const shown = lists[filter];
  const { known, state } = useStatements(shown.flatMap(({ refs }) => refs));

  /** What was asked and answered; nothing while the text is loading. */
  const answersTo = (refs: readonly QuestionRef[]): ReviewedAnswer[] =>
    refs.flatMap((ref) => {
      const statement = known[ref];
      const answer = exam.answers[ref];
      const key = keyed.find((one) => one.ref === ref);
      // The question was withdrawn: it counts as right.
      const right = key ? key.answer : answer;
      return statement ? [{ statement, answer, right }] : [];
    });

  return (
    <section className="review-list">
      <h2 className="text-xl font-extrabold">{text.review}</h2>
      <ReviewTabs
        label={text.filter}
        lists={reviewFilters.map((name) => [
          name,
          formatMessage(text[name], { count: lists[name].length }),
        ])}
        shown={filter}
        onShow={setFilter}
      />
      <LoadNotice
        messages={messages.exam.start}
        state={state}
        onRetry={() => void loadStatements(exam.refs, language)}
      />
      {shown.length === 0 && <p className="mt-4">{text.nothing}</p>}
      <ol>
        {shown.map(({ number, refs }) => {
          const [first, ...others] = answersTo(refs);
          if (!first) return null;

          const Reviewed = sceneOf(refs[0]) ? ReviewedScene : ReviewedStatement;
          return (
            <Reviewed
              key={number}
              number={number}
              answers={[first, ...others]}
              pageLanguage={language}
              messages={messages}
            />
          );
        })}
      </ol>
    </section>
  );
}
