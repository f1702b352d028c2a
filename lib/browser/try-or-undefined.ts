/**
 * What the browser answers; undefined where it lacks the question or refuses
 * it, as some do that protect their reader.
 */
export function tryOrUndefined<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
