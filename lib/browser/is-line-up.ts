import { askWorker } from "./ask-worker";
import { serviceWorkers } from "./service-workers";
import { tryOrUndefined } from "./try-or-undefined";

/** How long to wait for the worker's answer, in ms. */
const PATIENCE = 1_000;

/**
 * Whether the connection works, before the page has requested anything: the
 * worker that serves the page says so. Without an answer, the browser does, or
 * the page itself, which came over the network: where there is only loopback,
 * the browser calls itself offline.
 */
export async function isLineUp(): Promise<boolean> {
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
