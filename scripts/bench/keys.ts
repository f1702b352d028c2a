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
    keyPaints?: number[];
  }
}

/** Runs inside the measured page before its own scripts. */
function startKeyLog() {
  addEventListener(
    "beforeinput",
    ({ timeStamp }) => {
      window.keyDown = timeStamp;
      window.keyPaints = [];
    },
    true,
  );
  new MutationObserver(() =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.keyPaints?.push(performance.now());
      port2.postMessage(null);
    }),
  ).observe(document, { childList: true, characterData: true, subtree: true });
}

/**
 * Types into the search with the processor of a slow phone, once the whole
 * index is there: how many ms lie between a key and the paint of its first
 * results, and of all of them, median and 95th percentile. Keys that change
 * nothing do not count.
 */
export async function measureKeys(browser: Browser, address: string) {
  const { context, page, client } = await openPhone(browser);
  await page.addInitScript(startKeyLog);
  await page.goto(`${address}#q=stop`, { waitUntil: "networkidle" });
  await page.locator("main mark").first().waitFor();
  await slowDown(client, unslowed);

  const paints: number[][] = [];
  for (const query of queries) {
    await page.locator("#search").fill("");
    for (const letter of query) paints.push(await paintsOf(page, letter));
  }
  await context.close();

  const painted = paints.filter(({ length }) => length > 0);
  const at = (place: number, share: number) => {
    const times = painted
      .map((one) => one.at(place) ?? 0)
      .sort((a, b) => a - b);
    return Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  };
  return {
    keys: painted.length,
    median: at(0, 0.5),
    "95 %": at(0, 0.95),
    "all: median": at(-1, 0.5),
    "all: 95 %": at(-1, 0.95),
  };
}

/** Ms from a key to each paint of a change that it made. */
async function paintsOf(page: Page, letter: string): Promise<number[]> {
  await page.keyboard.insertText(letter);
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) =>
        requestIdleCallback(() =>
          requestAnimationFrame(() =>
            requestIdleCallback(() =>
              resolve(
                (window.keyPaints ?? []).map(
                  (time) => time - (window.keyDown ?? 0),
                ),
              ),
            ),
          ),
        ),
      ),
  );
}
