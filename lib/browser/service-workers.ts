import { isDataDear } from "./connection";
import { tryOrUndefined } from "./try-or-undefined";

/** The service worker container; undefined if the browser has none. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  return tryOrUndefined(
    () => navigator.serviceWorker as ServiceWorkerContainer | undefined,
  );
}

/** The worker's address and scope. */
export type WorkerPlace = { address: string; scope: string };

/** Throws if the browser or the host refuses. */
export async function registerWorker({ address, scope }: WorkerPlace) {
  await serviceWorkers()?.register(address, { scope, updateViaCache: "none" });
}

/** Also undefined if the browser refuses to say. */
export function findRegistration(scope: string) {
  return serviceWorkers()
    ?.getRegistration(scope)
    .catch(() => undefined);
}

/**
 * Whether the site may be cached without asking: it is already, or data is
 * cheap.
 */
export async function mayKeepUnasked(scope: string): Promise<boolean> {
  return !isDataDear() || Boolean(await findRegistration(scope));
}
