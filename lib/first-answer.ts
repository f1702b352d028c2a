import type { SetId } from "@/content/question-sets";

/** What a visitor did on a set's page before the app was running. */
export type FirstAnswer = {
  setId: string;
  /** Zero-based index of the chosen option of the question shown. */
  choice: number;
  /** Next was pressed as well. */
  wantsNext: boolean;
};

declare global {
  // Left by scripts/export/start.ts, which runs inside the page.
  var firstAnswer: FirstAnswer | undefined;
  var restoreTexts: (() => void) | undefined;
}

/** The answer that waits for this set, or undefined. */
export function waitingAnswer(setId: SetId): FirstAnswer | undefined {
  const answer = globalThis.firstAnswer;
  return answer?.setId === setId ? answer : undefined;
}

/** Hands the waiting answer over: nobody gets it twice. */
export function forgetWaitingAnswer() {
  globalThis.firstAnswer = undefined;
}
