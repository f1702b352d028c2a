import { isLineUp } from "../browser/is-line-up";
import { line, recordLine } from "../browser/line";
import { serviceWorkers } from "../browser/service-workers";
import { offlineBytes } from "./offline";

/** How often a lost connection is tried again, in ms. */
const RETRY = 30_000;

/**
 * Tracks whether the connection works, until the returned function is called:
 * by the worker's responses and by what the browser says. While nothing
 * arrives, a small file is requested from time to time.
 */
export function subscribeToLine() {
  const ending = new AbortController();
  const { signal } = ending;
  const recordNetwork = () => recordLine(navigator.onLine);
  addEventListener("online", recordNetwork, { signal });
  addEventListener("offline", recordNetwork, { signal });

  const workers = serviceWorkers();
  workers?.addEventListener("message", hear, { signal });
  workers?.startMessages();
  void begin();

  const retry = setInterval(() => {
    if (line.getState().isUp === false) void tryAgain();
  }, RETRY);
  return () => {
    ending.abort();
    clearInterval(retry);
  };
}

async function begin() {
  const isUp = await isLineUp();
  // A response may have arrived meanwhile.
  if (line.getState().isUp === undefined) recordLine(isUp);
}

function hear({ data }: MessageEvent) {
  const { type, isUp } = (data ?? {}) as { type?: unknown; isUp?: unknown };
  if (type === "line" && typeof isUp === "boolean") recordLine(isUp);
}

/** No worker serves this file. */
async function tryAgain() {
  try {
    await offlineBytes("bytes", "no-store");
    recordLine(true);
  } catch {
    recordLine(false);
  }
}
