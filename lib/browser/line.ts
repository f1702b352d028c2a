import { createStore } from "zustand/vanilla";
import { serviceWorkers } from "./service-workers";
import { LINE_KEY, readText, writeText } from "./storage";

/** How a lost connection is announced. */
type Loss = {
  /** In full, the first time in a visit. */
  inFull: boolean;
  /** Announced; only once, not on every page opened meanwhile. */
  aloud: boolean;
};

type Line = {
  /** Undefined until something is known. */
  isUp?: boolean | undefined;
  /** While it is not. */
  loss?: Loss | undefined;
};

/**
 * Whether the connection works, by the last response or, without one, by the
 * browser. A browser only knows that there is a network, which may lead
 * nowhere.
 */
export const line = createStore<Line>(() => ({}));

/** Records a response that came, or one that did not. */
export function recordLine(isUp: boolean) {
  if (line.getState().isUp === isUp) return;
  line.setState({ isUp, loss: isUp ? undefined : tellLoss() });
  if (isUp && readText(LINE_KEY, "session"))
    writeText(LINE_KEY, "up", "session");
}

function tellLoss(): Loss {
  const told = readText(LINE_KEY, "session");
  writeText(LINE_KEY, "down", "session");
  return { inFull: told === null, aloud: told !== "down" };
}

/** Whether a worker serves this page and reports where responses come from. */
export const hasWorker = () => Boolean(serviceWorkers()?.controller);
