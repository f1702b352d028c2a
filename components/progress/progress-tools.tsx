import { useId, useRef, useState } from "react";
import { questionSets, type SetId } from "@/content/question-sets";
import { readAnswerLog } from "@/lib/progress/answer-log";
import { deleteProgress, readSavedSets } from "@/lib/progress/saved-sets";
import { countAnswers } from "@/lib/quiz/saved-progress";
import { fill } from "@/lib/text/fill";
import { Button } from "../ui/button";
import { SectionHeading } from "../ui/section-heading";
import { ProgressCode } from "./progress-code";
import type { ReportWords } from "./progress-report";

type ProgressToolsProps = {
  words: Pick<ReportWords, "progress" | "sets">;
  /** A code that the page's address brought; "" for none. */
  brought: string;
  /** Called when what is kept has changed. */
  onChange: () => void;
};

/** What this browser keeps, to delete or to carry to another one. */
export function ProgressTools({
  words,
  brought,
  onChange,
}: ProgressToolsProps) {
  const { progress, sets } = words;
  const text = progress.tools;
  const messageId = useId();
  const status = useRef<HTMLParagraphElement>(null);
  const [message, setMessage] = useState(brought ? text.brought : "");
  // Drawn in the browser alone, and anew when something is changed here.
  const saved = readSavedSets();
  const savedIds = Object.keys(saved) as SetId[];
  const isEmpty = savedIds.length === 0 && readAnswerLog().length === 0;

  const remove = (setIds: SetId[] | null) => {
    if (!confirm(text.confirm)) return;
    deleteProgress(setIds);
    setMessage(text.deleted);
    onChange();
    // The button is gone that was pressed.
    status.current?.focus();
  };

  return (
    <section className="space-y-4">
      <SectionHeading>{text.title}</SectionHeading>
      <p className="text-lane-300">{text.text}</p>
      {isEmpty && <p>{text.nothing}</p>}
      <ul className="space-y-3">
        {savedIds.map((setId) => (
          <li key={setId} className="flex flex-wrap items-center gap-3">
            <span className="grow">
              {fill(text.answered, {
                title: sets[setId].title,
                count: countAnswers(saved[setId]),
                total: questionSets[setId].questionCount,
              })}
            </span>
            <Button look="secondary" onPress={() => remove([setId])}>
              {fill(text.deleteSet, { title: sets[setId].title })}
            </Button>
          </li>
        ))}
      </ul>
      {!isEmpty && (
        <Button look="secondary" onPress={() => remove(null)}>
          {text.deleteAll}
        </Button>
      )}
      <ProgressCode
        first={brought}
        hasProgress={!isEmpty}
        words={text}
        onTaken={onChange}
        onMessage={setMessage}
        messageId={messageId}
      />
      <p ref={status} id={messageId} role="status" tabIndex={-1}>
        {message}
      </p>
    </section>
  );
}
