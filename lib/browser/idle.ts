/**
 * Runs something when the page has nothing to do; at the latest after `timeout`
 * ms. Safari has no idle callbacks, so it runs a little later there.
 */
export function onIdle(run: () => void, timeout?: number) {
  if (typeof requestIdleCallback === "function")
    requestIdleCallback(() => run(), timeout ? { timeout } : undefined);
  else setTimeout(run, 200);
}
