/** Under it stands when a page was last loaded again by itself, in ms. */
const KEY = "menkyo-mitra:reloaded";
const MINUTE = 60_000;

/**
 * Loads the page again, but not twice in a minute: it might fail again and
 * again. Without storage nobody knows, so nothing happens.
 */
export function reloadOnce() {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < MINUTE) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  } catch {
    // Blocked storage: the page keeps a link to load it again.
  }
}
