import type { Browser, Page } from "@playwright/test";
import { slowDown, unslowed } from "./networks";
import { openPhone } from "./phone";

/** What learners and teachers type, in the order in which it is typed. */
const queries = [
  "stop sign",
  "joko",
  "parking near a hydrant",
  "30 km/h",
  "blue ticket bicycle",
  "phone while driving",
  "徐行",
];

declare global {
  interface Window {
    /** When the last key went down, and when its results were painted. */
    keyDown?: number;
    keyPainted?: number | undefined;
  }
}

/** Runs inside the measured page before its own scripts. */
function startKeyLog() {
  addEventListener(
    "beforeinput",
    ({ timeStamp }) => {
      window.keyDown = timeStamp;
      window.keyPainted = undefined;
    },
    true,
  );
  new MutationObserver(() =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (window.keyPainted = performance.now());
      port2.postMessage(null);
    }),
  ).observe(document, { childList: true, characterData: true, subtree: true });
}

/**
 * Types into the search with the processor of a slow phone, once the whole
 * index is there: how many ms lie between a key and the paint of what it
 * found, median and 95th percentile. Keys that change nothing do not count.
 */
export async function measureKeys(browser: Browser, address: string) {
  const { context, page, client } = await openPhone(browser);
  await page.addInitScript(startKeyLog);
  await page.goto(`${address}#q=stop`, { waitUntil: "networkidle" });
  await page.locator("main mark").first().waitFor();
  await slowDown(client, unslowed);

  const times: number[] = [];
  for (const query of queries) {
    await page.locator("#search").fill("");
    for (const letter of query) {
      const time = await keyTime(page, letter);
      if (time !== undefined) times.push(time);
    }
  }
  await context.close();

  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return { keys: sorted.length, median: at(0.5), "95 %": at(0.95) };
}

/** Ms from a key to the paint of the last change that it made. */
async function keyTime(page: Page, letter: string) {
  await page.keyboard.insertText(letter);
  return page.evaluate(
    () =>
      new Promise<number | undefined>((resolve) =>
        requestIdleCallback(() =>
          requestAnimationFrame(() =>
            requestIdleCallback(() =>
              resolve(
                window.keyPainted && window.keyPainted - (window.keyDown ?? 0),
              ),
            ),
          ),
        ),
      ),
  );
}
