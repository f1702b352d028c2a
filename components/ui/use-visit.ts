import { useSyncExternalStore } from "react";
import type { Visit } from "@/lib/pre-hydration/read-visit";

/**
 * Whether this page was opened on a learner's first visit, as the early script
 * `visit.ts` found; null in what is prerendered, which fits both.
 */
export function useVisit(): Visit | null {
  return useSyncExternalStore(
    () => () => undefined,
    () => (document.documentElement.dataset.visit as Visit) ?? "later",
    () => null,
  );
}
