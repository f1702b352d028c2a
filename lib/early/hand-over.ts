/**
 * The hand-over: all that the scripts inside a page, which run before the app,
 * leave for it. Every global of theirs and every state of `data-app` is here.
 */
import {
  FIRST_PREFIX,
  readText,
  removeText,
  writeText,
} from "../browser/storage";

/**
 * What `data-app` on the root element says of the app: not there yet (the
 * page shows the first question), about to show another one (`resuming`),
 * asked for (`wanted`), running (`live`), or not to be had (`failed`).
 */
export type AppState = "resuming" | "wanted" | "live" | "failed";

/** What a visitor did on a set's page before the app was running. */
export type FirstAnswer = {
  setId: string;
  /** Zero-based index of the chosen option of the question shown. */
  choice: number;
  /** Next was pressed as well. */
  wantsNext: boolean;
};

declare global {
  /** The answer that waits for the app. */
  var firstAnswer: FirstAnswer | undefined;
  /** Shows the option of this index as chosen, and leaves a FirstAnswer. */
  var giveFirstAnswer: ((choice: number) => void) | undefined;
  /** Makes the page as it came, where the browser has changed it. */
  var restorePage: (() => void) | undefined;
  /** Share was pressed. */
  var wantsShare: boolean | undefined;
}

/** The state of the app; undefined while nothing is known of it. */
export function appState(): AppState | undefined {
  return document.documentElement.dataset.app as AppState | undefined;
}

export function setAppState(state: AppState) {
  document.documentElement.dataset.app = state;
}

/**
 * Keeps an answer that waits for the app, at once: a phone may close the page
 * before the app has come. A digit for the choice, "n" behind it for Next.
 */
export function keepFirstAnswer({ setId, choice, wantsNext }: FirstAnswer) {
  writeText(FIRST_PREFIX + setId, `${choice}${wantsNext ? "n" : ""}`);
}

/** The answer that the page shows already, if it is one to this set. */
export function drawnAnswer(setId: string): FirstAnswer | undefined {
  const answer = globalThis.firstAnswer;
  return answer?.setId === setId ? answer : undefined;
}

/**
 * The answer that waits for this set, or undefined; this page's or a kept one,
 * whose choice may be none of the options.
 */
export function waitingAnswer(setId: string): FirstAnswer | undefined {
  const answer = drawnAnswer(setId);
  if (answer) return answer;

  const [, choice, next] =
    /^(\d)(n?)$/.exec(readText(FIRST_PREFIX + setId) ?? "") ?? [];
  return choice === undefined
    ? undefined
    : { setId, choice: Number(choice), wantsNext: next === "n" };
}

/** Hands the waiting answer over: nobody gets it twice. */
export function forgetWaitingAnswer(setId: string) {
  globalThis.firstAnswer = undefined;
  removeText(FIRST_PREFIX + setId);
}

/** Shares now if the button was pressed before the app was running. */
export function takeEarlyShare(share: () => void) {
  if (!globalThis.wantsShare) return;

  globalThis.wantsShare = undefined;
  share();
}
