/** Runs before React takes the page over: see scripts/export/page/start.ts. */
globalThis.restoreTexts?.();
