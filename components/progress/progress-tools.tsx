"use client";

import { useId, useRef, useState } from "react";
import { questionSets, type SetId } from "@/content/question-sets";
import type { InterfaceWords } from "@/content/ui/schema";
import { deleteProgress, readSavedSets } from "@/lib/progress/saved-sets";
import { countAnswers } from "@/lib/quiz/saved-progress";
import { fill } from "@/lib/text/fill";
import { Button } from "../ui/button";
import { ProgressCode } from "./progress-code";

/** The interface words that the progress tools need. */
export type ProgressWords = Pick<InterfaceWords, "progress" | "sets">;

/** What this browser keeps, to delete or to carry to another one. */
export function ProgressTools({ words }: { words: ProgressWords }) {
  const { progress: text } = words;
  // Looked up when opened: the prerendered page knows of no progress.
  const [saved, setSaved] = useState<ReturnType<typeof readSavedSets>>({});
  const [message, setMessage] = useState("");
  const messageId = useId();
  const summary = useRef<HTMLElement>(null);
  const savedIds = Object.keys(saved) as SetId[];

  const remove = (setIds: SetId[]) => {
    if (!confirm(text.confirm)) return;
    deleteProgress(setIds);
    setSaved(readSavedSets());
    setMessage(text.deleted);
    summary.current?.focus();
  };

  return (
    <details
      className="card"
      onToggle={(event) =>
        event.currentTarget.open && setSaved(readSavedSets())
      }
    >
      <summary ref={summary} className="min-h-11 text-lg font-semibold">
        {text.title}
      </summary>
      <div className="mt-4 space-y-4">
        <p className="text-lane-300">{text.text}</p>
        {savedIds.length === 0 && <p>{text.nothing}</p>}
        <ul className="space-y-3">
          {savedIds.map((setId) => (
            <SavedSet
              key={setId}
              setId={setId}
              count={countAnswers(saved[setId])}
              words={words}
              onDelete={() => remove([setId])}
            />
          ))}
        </ul>
        {savedIds.length > 1 && (
          <Button look="secondary" onPress={() => remove(savedIds)}>
            {text.deleteAll}
          </Button>
        )}
        <ProgressCode
          saved={saved}
          words={text}
          onTaken={() => setSaved(readSavedSets())}
          onMessage={setMessage}
          messageId={messageId}
        />
        <p role="status" id={messageId}>
          {message}
        </p>
      </div>
    </details>
  );
}

type SavedSetProps = {
  setId: SetId;
  /** How many answers are kept. */
  count: number;
  words: ProgressWords;
  onDelete: () => void;
};

function SavedSet({ setId, count, words, onDelete }: SavedSetProps) {
  const { title } = words.sets[setId];
  const total = questionSets[setId].questionCount;

  return (
    <li className="flex flex-wrap items-center gap-3">
      <span className="grow">
        {fill(words.progress.answered, { title, count, total })}
      </span>
      <Button look="secondary" onPress={onDelete}>
        {fill(words.progress.deleteSet, { title })}
      </Button>
    </li>
  );
}
