/** What a page asks its worker: `lib/offline/worker/worker.ts` answers. */
export type WorkerRequest =
  | { type: "keep-pages" | "has-pages"; addresses: readonly string[] }
  | { type: "line" };

/**
 * The worker's answer; undefined if none comes in time (ms), for example
 * because the system stopped it or its release does not know this question.
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
