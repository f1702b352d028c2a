"use client";

import { useState } from "react";
import { questionSets, type SetId } from "@/content/question-sets";
import type { InterfaceWords } from "@/content/ui/schema";
import { deleteProgress, keptProgress } from "@/lib/progress/saved-sets";
import { countAnswers } from "@/lib/quiz/saved-progress";
import { fill } from "@/lib/text/fill";
import { Button } from "../ui/button";
import { ProgressCode } from "./progress-code";

/** The interface words that the progress tools need. */
export type ProgressWords = Pick<InterfaceWords, "progress" | "sets">;

/** What this browser keeps, to delete or to carry to another one. */
export function ProgressTools({ words }: { words: ProgressWords }) {
  const { progress: text, sets } = words;
  // Looked up when opened: the prerendered page knows of no progress.
  const [kept, setKept] = useState<ReturnType<typeof keptProgress>>({});
  const [message, setMessage] = useState("");
  const keptSets = Object.keys(kept) as SetId[];

  const remove = (setIds: SetId[]) => {
    if (!confirm(text.confirm)) return;
    deleteProgress(setIds);
    setKept(keptProgress());
    setMessage(text.deleted);
  };

  return (
    <details
      className="card"
      onToggle={(event) => event.currentTarget.open && setKept(keptProgress())}
    >
      <summary className="min-h-8 text-lg font-semibold">{text.title}</summary>
      <div className="mt-4 space-y-4">
        <p className="text-lane-300">{text.text}</p>
        {keptSets.length === 0 && <p>{text.nothing}</p>}
        <ul className="space-y-3">
          {keptSets.map((setId) => (
            <li key={setId} className="flex flex-wrap items-center gap-3">
              <span className="grow">
                {fill(text.answered, {
                  title: sets[setId].title,
                  count: countAnswers(kept[setId]),
                  total: questionSets[setId].questionCount,
                })}
              </span>
              <Button look="secondary" onPress={() => remove([setId])}>
                {fill(text.deleteSet, { title: sets[setId].title })}
              </Button>
            </li>
          ))}
        </ul>
        {keptSets.length > 1 && (
          <Button look="secondary" onPress={() => remove(keptSets)}>
            {text.deleteAll}
          </Button>
        )}
        <ProgressCode
          kept={kept}
          words={text}
          onTaken={() => setKept(keptProgress())}
          onMessage={setMessage}
        />
        <p role="status">{message}</p>
      </div>
    </details>
  );
}
