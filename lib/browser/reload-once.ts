import { PAGE_MARK } from "./page-mark";
import { readText, RELOADED_KEY, writeText } from "./storage";

const MINUTE = 60_000;

/**
 * The one place that decides when a page loads itself again: not twice in a
 * minute, since it might fail again and again; not where storage is blocked,
 * since nobody would know; and only if the network has just given the page, so
 * that one that can be read is not given up for one that may not come.
 */
export async function reloadOnce() {
  const last = Number(readText(RELOADED_KEY, "session"));
  // A clock that was set back has left a time to come.
  if (Math.abs(Date.now() - last) < MINUTE) return;

  const place = writeText(RELOADED_KEY, String(Date.now()), "session");
  if (place === "browser" && (await comes(location.href))) location.reload();
}

/** Whether the network, not a cache, has a page of ours at an address. */
async function comes(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { cache: "no-store" });
    return response.ok && (await response.text()).includes(PAGE_MARK);
  } catch {
    return false;
  }
}
