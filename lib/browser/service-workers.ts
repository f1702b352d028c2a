import { isDataDear } from "./connection";
import { tryOrUndefined } from "./try-or-undefined";

/** What registers service workers; undefined where there are none to be had. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  return tryOrUndefined(
    () => navigator.serviceWorker as ServiceWorkerContainer | undefined,
  );
}

/** Where the worker is, and for which part of the host it answers. */
export type WorkerPlace = { address: string; scope: string };

/** Throws where the browser or the host refuses. */
export async function registerWorker({ address, scope }: WorkerPlace) {
  await serviceWorkers()?.register(address, { scope, updateViaCache: "none" });
}

/** Undefined also where the browser refuses to say. */
export function findRegistration(scope: string) {
  return serviceWorkers()
    ?.getRegistration(scope)
    .catch(() => undefined);
}

/** Whether the site may be kept without asking, since it is or data is cheap. */
export async function mayKeepUnasked(scope: string): Promise<boolean> {
  return !isDataDear() || Boolean(await findRegistration(scope));
}
