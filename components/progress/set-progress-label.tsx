"use client";

import { useSyncExternalStore } from "react";
import type { HazardSetId } from "@/content/hazards/sets";
import type { SetId } from "@/content/question-sets";
import type { ProgressMessages } from "@/content/ui/progress/schema";
import { progressText } from "@/lib/answers/set-progress";
import { subscribeToStorage } from "../ui/subscribe-to-storage";

type SetProgressLabelProps = {
  setId: SetId | HazardSetId;
  total: number;
  messages: ProgressMessages["ofSet"];
  /** Said of a set without an answer. */
  otherwise: string;
};

/** How far a set is; `lib/pre-hydration/show-set-progress.ts` says so before the app. */
export function SetProgressLabel({
  setId,
  total,
  messages,
  otherwise,
}: SetProgressLabelProps) {
  const text = useSyncExternalStore(
    subscribeToStorage,
    () => progressText(setId, total, messages) ?? otherwise,
    () => otherwise,
  );

  return (
    <span data-progress-of={setId} data-total={total} suppressHydrationWarning>
      {text}
    </span>
  );
}
