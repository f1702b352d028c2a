import { readText, RELOADED_KEY, writeText } from "./storage";

const MINUTE = 60_000;

/**
 * Loads the page again, but not twice in a minute: it might fail again and
 * again. Without storage nobody would know, so nothing happens.
 */
export function reloadOnce() {
  const last = Number(readText(RELOADED_KEY, "session"));
  if (Date.now() - last < MINUTE) return;

  const place = writeText(RELOADED_KEY, String(Date.now()), "session");
  if (place === "browser") location.reload();
}
