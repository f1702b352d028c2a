import { useId, useRef, useState } from "react";
import type { Language } from "@/content/languages";
import { questionSets, type SetId } from "@/content/question-sets";
import { focusInPlace } from "@/lib/browser/focus";
import {
  canCarry,
  deleteProgress,
  hasExams,
  readSavedSets,
} from "@/lib/progress/saved-sets";
import { countAnswers } from "@/lib/quiz/saved-progress";
import { formatMessage } from "@/lib/text/format-message";
import { Button } from "../ui/button";
import { SectionHeading } from "../ui/section-heading";
import { useVisit } from "../ui/use-visit";
import { ProgressCode } from "./progress-code";
import type { ReportMessages } from "./report-props";

type ProgressToolsProps = {
  language: Language;
  messages: Pick<ReportMessages, "progress" | "sets" | "quiz">;
  /** A code from the page's address; "" for none. */
  brought: string;
  /** Called when stored data has changed. */
  onChange: () => void;
};

/** What this browser stores, to delete or to copy to another one. */
export function ProgressTools({
  language,
  messages,
  brought,
  onChange,
}: ProgressToolsProps) {
  const text = messages.progress.tools;
  const [message, setMessage] = useState(brought ? text.brought : "");
  const messageId = useId();
  const section = useRef<HTMLElement>(null);
  // What is prerendered has nothing; it is read again when it changes here.
  const visit = useVisit();
  const saved = visit ? readSavedSets() : {};
  const savedIds = Object.keys(saved) as SetId[];
  const carries = visit !== null && canCarry();
  // No code carries an exam that is open, or a teacher's paper.
  const isEmpty = !carries && !(visit && hasExams());

  const remove = (setIds: SetId[] | null) => {
    if (!confirm(setIds ? text.confirm : text.confirmAll)) return;
    deleteProgress(setIds);
    setMessage(text.deleted);
    onChange();
    // The button that had focus may be gone.
    focusInPlace(section.current);
  };

  return (
    <section ref={section} tabIndex={-1} className="space-y-4">
      <SectionHeading>{text.title}</SectionHeading>
      <p className="text-lane-300">{text.text}</p>
      {isEmpty && <p>{text.nothing}</p>}
      <ul className="space-y-3">
        {savedIds.map((setId) => (
          <SavedSet
            key={setId}
            setId={setId}
            count={countAnswers(saved[setId])}
            messages={messages}
            onDelete={() => remove([setId])}
          />
        ))}
      </ul>
      {!isEmpty && (
        <Button variant="secondary" onPress={() => remove(null)}>
          {text.deleteAll}
        </Button>
      )}
      <ProgressCode
        first={brought}
        canCarry={carries}
        language={language}
        messages={{ ...text, notKept: messages.quiz.notKept }}
        onTaken={onChange}
        onMessage={setMessage}
        messageId={messageId}
      />
      <p role="status" id={messageId}>
        {message}
      </p>
    </section>
  );
}

type SavedSetProps = {
  setId: SetId;
  /** How many answers are stored. */
  count: number;
  messages: ProgressToolsProps["messages"];
  onDelete: () => void;
};

function SavedSet({ setId, count, messages, onDelete }: SavedSetProps) {
  const { answered, deleteSet } = messages.progress.tools;
  const { title } = messages.sets[setId];
  const total = questionSets[setId].questionCount;
  // The set may have fewer questions now.
  const known = Math.min(count, total);

  return (
    <li className="flex flex-wrap items-center gap-3">
      <span className="grow">
        {formatMessage(answered, { title, count: known, total })}
      </span>
      <Button variant="secondary" onPress={onDelete}>
        {formatMessage(deleteSet, { title })}
      </Button>
    </li>
  );
}
