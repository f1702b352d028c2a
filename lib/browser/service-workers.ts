import { said } from "./said";

/** What registers service workers; undefined where there are none to be had. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  return said(
    () => navigator.serviceWorker as ServiceWorkerContainer | undefined,
  );
}
