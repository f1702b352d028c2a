import type { Language } from "@/content/languages";
import { saveFile } from "@/lib/browser/save-file";
import type { QuestionBank } from "@/lib/exam/paper";
import { classCsv } from "@/lib/teach/class-csv";
import { classTable, type ClassTable } from "@/lib/teach/class-table";
import { formatPaper } from "@/lib/teach/paper-choice";
import type { PaperResult } from "@/lib/teach/result-code";
import { formatMessage } from "@/lib/text/format-message";
import { Button } from "../../ui/button";
import type { TeachPageMessages } from "../teach-messages";
import { useLoadedStatements } from "../use-drawn-paper";
import { LearnerTable } from "./learner-table";
import { QuestionList } from "./question-list";
import type { ClassActions } from "./use-class";

type ClassReportProps = {
  bank: QuestionBank;
  /** Of one paper. */
  results: readonly PaperResult[];
  actions: ClassActions;
  language: Language;
  messages: TeachPageMessages;
};

/** What a class knows of a paper. */
export function ClassReport({
  bank,
  results,
  actions,
  language,
  messages,
}: ClassReportProps) {
  const { collect } = messages.teach;
  const isOld = results[0]?.paper.edition !== bank.edition;
  const table = classTable(bank, isOld ? [] : results);
  const names = results.map(
    ({ name }, index) =>
      name || formatMessage(collect.nameless, { number: index + 1 }),
  );
  const { known } = useLoadedStatements(
    isOld ? null : table.questions.map(({ ref }) => ref),
    language,
  );
  if (isOld) {
    const each = results.map(({ points }, at) => `${names[at]} ${points}`);
    return (
      <p>{formatMessage(collect.oldResults, { names: each.join(", ") })}</p>
    );
  }

  const code = formatPaper({ ...results[0]!.paper, version: "A" });
  const save = () =>
    saveFile(
      new File([classCsv(results, table, collect)], `${code}.csv`, {
        type: "text/csv;charset=utf-8",
      }),
    );
  const list = { names, known, total: results.length, messages };

  return (
    <>
      <h3 className="text-xl font-extrabold">{collect.again}</h3>
      <p className="text-lane-300">
        {table.again.length > 0 ? collect.againText : collect.againNone}
      </p>
      <QuestionList {...list} rows={table.again} withReason />
      <h3 className="text-xl font-extrabold">
        {formatMessage(collect.learners, { count: results.length })}
      </h3>
      <LearnerTable {...{ results, table, names, actions, messages }} />
      <h3 className="text-xl font-extrabold">{collect.topics}</h3>
      <TopicTable topics={table.topics} messages={messages} />
      <details>
        <summary className="cursor-target py-3 text-xl font-extrabold">
          {collect.questions}
        </summary>
        <QuestionList {...list} rows={table.questions} />
      </details>
      <Button variant="secondary" onPress={save}>
        {collect.csv}
      </Button>
    </>
  );
}

type TopicTableProps = {
  topics: ClassTable["topics"];
  messages: TeachPageMessages;
};

function TopicTable({ topics, messages }: TopicTableProps) {
  const { rightOf } = messages.teach.collect;

  return (
    <dl className="grid gap-x-8 sm:grid-cols-2">
      {topics.map(({ topic, right, asked }) => (
        <div
          key={topic}
          className="flex justify-between gap-4 border-b border-asphalt-700 py-2"
        >
          <dt>{messages.exam.topics[topic]}</dt>
          <dd className="flex-none font-semibold [font-variant-numeric:tabular-nums]">
            {formatMessage(rightOf, { right, asked })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
