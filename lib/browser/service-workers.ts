/**
 * What registers service workers; undefined where a browser has none, or
 * refuses it, as some do where a reader blocks all that sites keep.
 */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker as ServiceWorkerContainer | undefined;
  } catch {
    return undefined;
  }
}
