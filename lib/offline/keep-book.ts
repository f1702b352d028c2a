import { serviceWorkers } from "../browser/service-workers";
import { offlineState, saveOffline } from "./offline";

/** After this time, in ms, keeping counts as failed. */
const PATIENCE = 600_000;

/** Asks the worker to keep pages, or whether it has them. */
type Request = {
  type: "keep-pages" | "has-pages";
  addresses: readonly string[];
};

/** Whether the whole book opens without a connection, or could. */
export async function bookState(
  addresses: readonly string[],
): Promise<"impossible" | "kept" | "offered"> {
  const workers = serviceWorkers();
  if (!workers) return "impossible";

  const { controller } = workers;
  const isKept =
    controller !== null &&
    (await ask(controller, { type: "has-pages", addresses }));
  return isKept ? "kept" : "offered";
}

/** Keeps the whole book; whether all of it is there in the end. */
export async function keepBook(addresses: readonly string[]) {
  await saveOffline();
  const worker = await activeWorker();
  return worker !== null && ask(worker, { type: "keep-pages", addresses });
}

/** The worker once it runs; null if it cannot be had. */
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

function ask(worker: ServiceWorker, request: Request): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    // A worker that the system ended answers never.
    setTimeout(resolve, PATIENCE, false);
    worker.postMessage(request, [port2]);
  });
}
