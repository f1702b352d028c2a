import { useSyncExternalStore } from "react";
import type { NextStep } from "@/lib/progress/next-step";
import { readNextStep, type StepPlaces } from "@/lib/progress/read-next-step";
import { subscribeToStorage } from "../ui/subscribe-to-storage";

const FIRST = JSON.stringify({ kind: "begin" } satisfies NextStep);

/** As a string, which stays equal while nothing changes: the log is long. */
let known: string | null = null;

/** The next step of this browser's learner; while prerendered, the first. */
export function useNextStep(places: StepPlaces): NextStep {
  const step = useSyncExternalStore(
    subscribe,
    () => (known ??= JSON.stringify(readNextStep(places))),
    () => FIRST,
  );
  return JSON.parse(step) as NextStep;
}

/**
 * Reads again now, since answers may have been given before, and on a change.
 */
function subscribe(note: () => void) {
  known = null;
  return subscribeToStorage(() => {
    known = null;
    note();
  });
}
