/**
 * Runs something when the page has nothing to do; at the latest after
 * `timeout` ms. Safari lacks idle callbacks: there it runs a little later.
 */
export function onIdle(run: () => void, timeout?: number) {
  if (typeof requestIdleCallback === "function")
    requestIdleCallback(() => run(), timeout ? { timeout } : undefined);
  else setTimeout(run, 200);
}
