import { askWorker } from "./ask-worker";
import { serviceWorkers } from "./service-workers";
import { tryOrUndefined } from "./try-or-undefined";

/** How long to wait for the worker's answer, in ms. */
const PATIENCE = 1_000;

/**
 * Whether the connection works, before the page has requested anything: by the
 * worker that serves it or, without an answer, by the browser and by how the
 * page itself came. A browser with a network of its own machine alone says that
 * it is offline.
 */
export async function knownLine(): Promise<boolean> {
  const worker = serviceWorkers()?.controller;
  const answer =
    worker && (await askWorker(worker, { type: "line" }, PATIENCE));
  return typeof answer === "boolean"
    ? answer
    : navigator.onLine || cameOverLine();
}

/** Whether this page itself came over the network, with no worker between. */
function cameOverLine(): boolean {
  const [page] =
    tryOrUndefined(() => performance.getEntriesByType("navigation")) ?? [];
  const { workerStart, transferSize } = (page ??
    {}) as Partial<PerformanceNavigationTiming>;
  return workerStart === 0 && (transferSize ?? 0) > 0;
}
