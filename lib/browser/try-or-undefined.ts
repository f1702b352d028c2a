/**
 * The result of a browser call; undefined if the browser does not have it or
 * refuses it, as some do to protect privacy.
 */
export function tryOrUndefined<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}
