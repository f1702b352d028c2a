"use client";

import { useSyncExternalStore } from "react";
import type { HazardSetId } from "@/content/hazards/sets";
import type { SetId } from "@/content/question-sets";
import type { ProgressMessages } from "@/content/ui/progress/schema";
import { standingText } from "@/lib/answers/standing";
import { subscribeToStorage } from "../ui/subscribe-to-storage";

type SetStandingProps = {
  setId: SetId | HazardSetId;
  total: number;
  messages: ProgressMessages["standing"];
  /** Said of a set without an answer. */
  otherwise: string;
};

/** How far a set is; `lib/pre-hydration/show-standing.ts` says so before the app. */
export function SetStanding({
  setId,
  total,
  messages,
  otherwise,
}: SetStandingProps) {
  const text = useSyncExternalStore(
    subscribeToStorage,
    () => standingText(setId, total, messages) ?? otherwise,
    () => otherwise,
  );

  return (
    <span data-standing={setId} data-total={total} suppressHydrationWarning>
      {text}
    </span>
  );
}
