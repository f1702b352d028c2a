/**
 * The details of a test that repeats another in a second language, size or
 * way. `npm test` runs only the other; `npm run trials` runs both, in a job
 * of its own for each change.
 */
export const variantIf = (repeats: boolean) => ({
  tag: repeats ? "@variant" : [],
});
