/**
 * The handoff: everything that the scripts inside a page, which run before
 * the app, leave for it. All their globals and all states of `data-app` are
 * here.
 */
import {
  FIRST_PREFIX,
  readText,
  removeText,
  writeText,
} from "../browser/storage";

/**
 * What `data-app` on the root element says about the app: not there yet (the
 * page shows the first question), about to show another one (`resuming`),
 * hydrated (`live`), or given up (`failed`).
 */
export type AppState = "resuming" | "live" | "failed";

/** A click or a key that only the app can answer. */
export type EarlyPress = {
  target: HTMLElement;
  event: MouseEvent | KeyboardEvent;
};

/** The answer that a set's page shows before the app is hydrated. */
type FirstAnswer = {
  setId: string;
  /** Zero-based index of the chosen option of the question shown. */
  choice: number;
  /** Restores the page as it was loaded: what React expects to find. */
  undo: () => void;
};

declare global {
  /** In order; undefined once the app answers by itself. */
  var earlyPresses: EarlyPress[] | undefined;
  var firstAnswer: FirstAnswer | undefined;
  /**
   * Restores the page as it was loaded, if the browser has changed its texts.
   */
  var restorePage: (() => void) | undefined;
}

/** The state of the app; undefined while it is unknown. */
export function appState(): AppState | undefined {
  return document.documentElement.dataset.app as AppState | undefined;
}

export function setAppState(state: AppState) {
  document.documentElement.dataset.app = state;
}

/**
 * Stores an answer that waits for the app, at once: a phone may close the page
 * before the app has started. A digit for the choice, then "n" for Next.
 */
export function keepFirstAnswer(
  setId: string,
  choice: number,
  wantsNext: boolean,
) {
  writeText(FIRST_PREFIX + setId, `${choice}${wantsNext ? "n" : ""}`);
}

/** The stored answer to a set; its choice may not be one of the options. */
export function keptFirstAnswer(setId: string) {
  const [, choice, next] =
    /^(\d)(n?)$/.exec(readText(FIRST_PREFIX + setId) ?? "") ?? [];
  return choice === undefined
    ? undefined
    : { choice: Number(choice), wantsNext: next === "n" };
}

/**
 * Hands over the answer that waits for a set, this page's or a stored one, and
 * removes it from the page: the app draws it. It is handed over only once.
 */
export function takeFirstAnswer(setId: string): number | undefined {
  const given = globalThis.firstAnswer;
  const drawn = given?.setId === setId ? given : undefined;
  const choice = drawn?.choice ?? keptFirstAnswer(setId)?.choice;

  drawn?.undo();
  if (drawn) globalThis.firstAnswer = undefined;
  if (choice !== undefined) removeText(FIRST_PREFIX + setId);
  return choice;
}
