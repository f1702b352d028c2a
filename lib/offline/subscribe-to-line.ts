import { askWorker } from "../browser/ask-worker";
import { line, lineAtStart, recordLine } from "../browser/line";
import { serviceWorkers } from "../browser/service-workers";
import { offlineBytes } from "./offline";

/** How long the worker has to say what it knows, in ms. */
const PATIENCE = 1000;
/** How often a line that gave nothing is tried again, in ms. */
const RETRY = 30_000;

/**
 * Follows whether the line answers, until the returned function is called:
 * what the worker got over it, and what the browser says of the network. While
 * nothing comes, a small file is asked for now and then.
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
  void begin(workers?.controller);

  const retry = setInterval(() => {
    if (line.getState().isUp === false) void tryAgain();
  }, RETRY);
  return () => {
    ending.abort();
    clearInterval(retry);
  };
}

async function begin(worker: ServiceWorker | null | undefined) {
  const answer =
    worker && (await askWorker(worker, { type: "line" }, PATIENCE));
  // Something may have been heard meanwhile.
  if (line.getState().isUp !== undefined) return;
  recordLine(typeof answer === "boolean" ? answer : lineAtStart());
}

function hear({ data }: MessageEvent) {
  const { type, isUp } = (data ?? {}) as { type?: unknown; isUp?: unknown };
  if (type === "line" && typeof isUp === "boolean") recordLine(isUp);
}

/** No worker answers for this file. */
async function tryAgain() {
  try {
    await offlineBytes("bytes", "no-store");
    recordLine(true);
  } catch {
    recordLine(false);
  }
}
