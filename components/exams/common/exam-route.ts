import { useSyncExternalStore } from "react";
import { dropFragment } from "@/lib/browser/history";

/** The fragment of the address while an exam or its results are shown. */
export const EXAM = "#exam";

/**
 * Whether the address shows the exam instead of the page about the test: so a
 * reload continues it, and Back leaves it.
 */
export function useIsInExam(): boolean {
  return useSyncExternalStore(
    subscribeToFragment,
    () => location.hash === EXAM,
    () => false,
  );
}

/** Shows the exam; Back leads to where the learner was. */
export function enterExam() {
  if (location.hash !== EXAM) location.hash = EXAM;
}

/** Shows the page about the test. */
export function leaveExam() {
  dropFragment();
  dispatchEvent(new Event("hashchange"));
}

function subscribeToFragment(note: () => void) {
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener("hashchange", note, { signal });
  addEventListener("popstate", note, { signal });
  return () => listening.abort();
}
