/**
 * The details of a test that repeats another in a second language, size or
 * way. `npm test` runs only the other; `npm run trials` and `npm run smoke` run
 * it, too, in a job of their own for each change.
 */
export const variant = { tag: "@variant" };

export const variantIf = (repeats: boolean) => (repeats ? variant : {});

/** The details of a test that a computer repeats after the phone. */
export const desktopVariant = { tag: "@desktop-variant" };
