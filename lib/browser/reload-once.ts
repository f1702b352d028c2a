import { PAGE_MARK } from "./page-mark";
import { readText, RELOADED_KEY, writeText } from "./storage";

const MINUTE = 60_000;

/**
 * Decides when a page reloads itself: not twice in a minute, since it might
 * fail again and again; not if storage is blocked, since the count would be
 * lost; and only if the network has just served the page, so that a readable
 * page is not given up for one that may not load.
 */
export async function reloadOnce() {
  const last = Number(readText(RELOADED_KEY, "session"));
  // A clock that was set back leaves a time in the future.
  if (Math.abs(Date.now() - last) < MINUTE) return;

  const place = writeText(RELOADED_KEY, String(Date.now()), "session");
  if (place === "browser" && (await comes(location.href))) location.reload();
}

/**
 * Whether the network, not a cache, serves a page of the site at an address.
 */
async function comes(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { cache: "no-store" });
    return response.ok && (await response.text()).includes(PAGE_MARK);
  } catch {
    return false;
  }
}
