/** Runs before React takes the page over: see scripts/export/start.ts. */
globalThis.restoreTexts?.();
