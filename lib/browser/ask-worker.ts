/** What a page asks its worker: `lib/offline/worker/worker.ts` answers. */
export type WorkerRequest =
  | { type: "keep-pages" | "has-pages"; addresses: readonly string[] }
  | { type: "line" };

/**
 * What the worker answers; undefined where none comes in time, in ms, as from
 * one that the system ended, or that is of a release without this question.
 */
export function askWorker(
  worker: ServiceWorker,
  request: WorkerRequest,
  patience: number,
): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, patience);
    worker.postMessage(request, [port2]);
  });
}
