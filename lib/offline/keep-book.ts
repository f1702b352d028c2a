import { askWorker, type WorkerRequest } from "../browser/ask-worker";
import { serviceWorkers } from "../browser/service-workers";
import { offlineState, saveOffline } from "./offline";

/** After this time, in ms, saving counts as failed. */
const PATIENCE = 600_000;

/** Whether the whole book is saved for offline use, or can be. */
export async function bookState(
  addresses: readonly string[],
): Promise<"impossible" | "kept" | "offered"> {
  const workers = serviceWorkers();
  if (!workers) return "impossible";

  const { controller } = workers;
  const isKept =
    controller !== null &&
    (await isDone(controller, { type: "has-pages", addresses }));
  return isKept ? "kept" : "offered";
}

/** Saves the whole book; resolves to whether all of it is there in the end. */
export async function keepBook(addresses: readonly string[]) {
  await saveOffline();
  const worker = await activeWorker();
  return worker !== null && isDone(worker, { type: "keep-pages", addresses });
}

/** The worker once it runs; null if there is none. */
function activeWorker(): Promise<ServiceWorker | null> {
  const isRefused = () =>
    !["saving", "saved"].includes(offlineState.getState().state);
  const refused = new Promise<null>((resolve) => {
    const stop = offlineState.subscribe(() => {
      if (!isRefused()) return;
      stop();
      resolve(null);
    });
  });
  const workers = serviceWorkers();
  if (isRefused() || !workers) return Promise.resolve(null);

  const ready = workers.ready.then(({ active }) => active);
  return Promise.race([ready, refused]);
}

const isDone = async (worker: ServiceWorker, request: WorkerRequest) =>
  (await askWorker(worker, request, PATIENCE)) === true;
