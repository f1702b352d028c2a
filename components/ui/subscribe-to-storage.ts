/**
 * Notes what another tab writes, by its key, and what was written while the
 * browser kept this page for Back, until the returned function is called.
 */
export function subscribeToStorage(note: (key: string | null) => void) {
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener("storage", ({ key }) => note(key), { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && note(null), {
    signal,
  });
  return () => listening.abort();
}
