import type { Browser, Page } from "@playwright/test";
import { slowDown, unslowed } from "./networks";
import { openPhone } from "./phone";
import { nextTap, startTapLog, type Tap } from "./tap-target";

const ANSWERS = ".focus-answers, .hazard-options, .bare";
const BARE_PATH = "/tap-to-paint-control/";

/** Where taps are measured, and what is pressed before the first question. */
export const tappedPages: Record<string, { path: string; begin?: string }> = {
  set: { path: "/sets/karimenkyo-1/" },
  "set (ne)": { path: "/ne/sets/karimenkyo-1/" },
  "four options": { path: "/sets/basic/" },
  practice: { path: "/practice/", begin: ".test-row" },
  exam: {
    path: "/exams/karimenkyo/",
    begin: "section[aria-labelledby=start] button:not(.underline)",
  },
  hazards: { path: "/sets/hazards-1/" },
  trainer: { path: "/signs/trainer/" },
  "bare page": { path: BARE_PATH },
};

/** One button that says something else at each press. */
const barePage = `<!doctype html><meta name="viewport" content="width=device-width">
<button class="bare" style="width:300px;height:60px">0</button>
<script>document.querySelector("button").onclick = (event) => {
  event.target.textContent = Number(event.target.textContent) + 1;
};</script>`;

/**
 * Taps through `count` answers of a page with the processor of a slow phone:
 * how many ms lie between a tap and the next paint (Event Timing, in steps of
 * 8 ms), median and 95th percentile, for answers and for Next.
 */
export async function measureTaps(
  browser: Browser,
  origin: string,
  { path, begin }: (typeof tappedPages)[string],
  count = 50,
) {
  const answers: number[] = [];
  const nexts: number[] = [];
  while (answers.length < count) {
    const { context, page, client } = await openPhone(browser);
    // The compiler names functions by it, also those sent into the page.
    await page.addInitScript("globalThis.__name = (it) => it");
    await page.addInitScript(startTapLog);
    await page.route(`**${BARE_PATH}`, (route) =>
      route.fulfill({ contentType: "text/html", body: barePage }),
    );
    await page.goto(origin + path, { waitUntil: "networkidle" });
    if (begin) await page.locator(begin).first().tap();
    await page.locator(ANSWERS).first().waitFor();
    await slowDown(client, unslowed);

    let tap = await tapOnce(page);
    if (!tap) throw new Error(`${path}: nothing to tap`);
    for (; tap && answers.length < count; tap = await tapOnce(page))
      (tap.kind === "answer" ? answers : nexts).push(tap.duration);
    await context.close();
  }

  return { ...summary("answer", answers), ...summary("next", nexts) };
}

/** Taps what the page shows next; null when there is nothing to tap. */
async function tapOnce(page: Page): Promise<Tap | null> {
  const target = await page.evaluate(nextTap);
  if (!target) return null;

  await page.touchscreen.tap(target.x, target.y);
  const duration = await page.waitForFunction(() => window.tapDuration);
  return { kind: target.kind, duration: Number(await duration.jsonValue()) };
}

function summary(kind: Tap["kind"], durations: readonly number[]) {
  const sorted = [...durations].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)];
  return { [kind]: at(0.5), [`${kind} 95 %`]: at(0.95) };
}
