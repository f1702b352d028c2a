/** Runs before React takes the page over: see lib/pre-hydration/start.ts. */
globalThis.restorePage?.();
