/** Runs before React takes the page over: see lib/early/start.ts. */
globalThis.restorePage?.();
