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
  // Left by the scripts of scripts/export that run inside the page.
  var firstAnswer: FirstAnswer | undefined;
  /** Shows the option of this index as chosen, and leaves a FirstAnswer. */
  var giveFirstAnswer: ((choice: number) => void) | undefined;
  /** Puts the page's own texts back where a translation has put others. */
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
