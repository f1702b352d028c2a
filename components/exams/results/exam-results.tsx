import { useCallback, useEffect, useRef, useState } from "react";
import type { Exam } from "@/lib/exam/exam";
import { dropExam } from "@/lib/exam/exam-store";
import { gradeExam } from "@/lib/exam/grade";
import { answerKeyOf, type QuestionBank } from "@/lib/exam/paper";
import { recordExam } from "@/lib/exam/record-exam";
import { Button } from "../../ui/button";
import { LoadNotice } from "../../ui/load-notice";
import { useLoaded } from "../../ui/use-loaded";
import type { ExamProps } from "../common/exam-props";
import { leaveExam } from "../common/exam-route";
import { PrintedPaper } from "../paper/printed-paper";
import { ExamReview } from "./exam-review";
import { NextSteps } from "./next-steps";
import { ResultCard } from "./result-card";
import { SendToTeacher } from "./send-to-teacher";
import { TopicResults } from "./topic-results";

/** The result of an exam, once the key has loaded. */
export function ExamResults(props: ExamProps) {
  // An exam started in another tab does not change what is shown here.
  const [exam] = useState(() => props.store.getState().exam);
  const { test } = props.store;
  const record = useCallback(() => recordExam(test, exam), [test, exam]);
  const { loaded, reload } = useLoaded(record);

  if (!exam || typeof loaded === "string")
    return (
      <div className="container-page py-12">
        <LoadNotice
          messages={props.messages.exam.start}
          state={typeof loaded === "string" ? loaded : "loading"}
          onRetry={reload}
        />
      </div>
    );
  return <GradedExam {...props} exam={exam} questionBank={loaded} />;
}

type GradedExamProps = ExamProps & { exam: Exam; questionBank: QuestionBank };

function GradedExam({
  store,
  language,
  messages,
  exam,
  questionBank,
}: GradedExamProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const keyed = answerKeyOf(questionBank, exam.refs);
  const result = gradeExam(exam, keyed);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const text = messages.exam.results;
  const again = () => {
    dropExam(store, exam);
    leaveExam();
  };

  return (
    <div className="container-page max-w-[42rem] space-y-8 py-6 sm:py-10">
      <ResultCard
        ref={heading}
        ways={
          <NextSteps
            {...{ exam, result, language, messages }}
            onAgain={again}
          />
        }
        {...{ exam, result, messages }}
      />
      <SendToTeacher {...{ exam, result, language, messages }} />
      <TopicResults topics={result.topics} messages={messages.exam} />
      <ExamReview
        exam={exam}
        result={result}
        keyed={keyed}
        language={language}
        messages={messages}
      />
      <p className="flex flex-wrap gap-4 print:hidden">
        <Button variant="secondary" onPress={() => setPrinting(true)}>
          {text.print}
        </Button>
        <Button variant="secondary" onPress={leaveExam}>
          {text.back}
        </Button>
      </p>
      {isPrinting && (
        <PrintedPaper
          exam={exam}
          questionBank={questionBank}
          language={language}
          messages={messages}
          onDone={() => setPrinting(false)}
        />
      )}
    </div>
  );
}
