import type { Page } from "@playwright/test";
import { gzipSync } from "node:zlib";
import {
  chooseEffects,
  countFrames,
  hideTab,
  openStill,
  seenIn,
  stir,
  stirUntil,
} from "../support/effects";
import { finishButton, nextButton, startLink } from "../support/english";
import { holdBack } from "../support/line";
import { choose, expect, nextPaint, startApp, test } from "../support/site";
import { desktopVariant } from "../support/variant";

/** Words by which the scripts of the effects are known in the export. */
const marks = {
  decoration: "typing-current",
  fluid: "webgl2",
  cursor: "target-cursor",
};

/** Compressed bytes of the effects' scripts that a page has fetched. */
function followScripts(page: Page) {
  const fetched: Record<string, number> = {};
  page.on("response", async (response) => {
    if (!response.url().endsWith(".js")) return;
    const body = await response.body().catch(() => Buffer.alloc(0));
    for (const [name, mark] of Object.entries(marks))
      if (body.includes(mark)) fetched[name] = gzipSync(body).length;
  });
  return fetched;
}

test(
  "little is loaded, and only after the page",
  desktopVariant,
  async ({ page, isMobile }) => {
    const fetched = followScripts(page);
    const videos: string[] = [];
    page.on("request", (request) => {
      if (/\.(webm|mp4)$/.test(request.url())) videos.push(request.url());
    });
    const release = await holdBack(page, /\.webp$/);
    await chooseEffects(page, "on");
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await startApp(page);
    await page.mouse.move(60, 200, { steps: 4 });
    expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
    expect(fetched).toEqual({});
    expect(videos).toEqual([]);

    release();
    await expect.poll(() => Object.keys(fetched)).toContain("decoration");
    await expect.poll(() => videos.length).toBeGreaterThan(0);
    await expect(async () => {
      await page.mouse.move(60 + Math.random() * 99, 200, { steps: 4 });
      expect(Object.keys(fetched).sort()).toEqual(
        isMobile && !("cursor" in fetched)
          ? ["decoration", "fluid"]
          : ["cursor", "decoration", "fluid"],
      );
    }).toPass({ intervals: [50] });

    const total = Object.values(fetched).reduce((sum, bytes) => sum + bytes);
    expect("cursor" in fetched).toBe(!isMobile);
    expect(total).toBeLessThanOrEqual((isMobile ? 8 : 38) * 1024);
  },
);

test.describe("at rest", () => {
  // Software draws the smoke.
  test.use({ viewport: { width: 480, height: 360 } });

  test(
    "no frame is requested once nothing moves",
    desktopVariant,
    async ({ page }) => {
      await countFrames(page);
      await openStill(page, "/sets/");
      await stirUntil(page, "running");
      await stir(page);
      await page.clock.fastForward(5000);
      expect((await seenIn(page, 2000)).frames).toBe(0);

      // The quiz: at once, but for the cursor's 4.5 seconds.
      await stirUntil(page, "running");
      await startLink(page, "practice").click();
      await expect(page.getByTestId("fluid")).toHaveAttribute(
        "data-state",
        "paused",
      );
      await page.clock.runFor(1000);
      await choose(page, 0);
      await stir(page);
      await page.clock.fastForward(5000);
      const inQuiz = await seenIn(page, 2000);
      expect(inQuiz).toEqual({ frames: 0, drawings: 0 });

      for (let answered = 1; answered < 10; answered++) {
        await nextButton(page).click();
        await choose(page, 0);
      }
      await finishButton(page).click();
      await expect(page.getByRole("heading", { name: "Review" })).toBeVisible();
      await stir(page);
      await page.clock.fastForward(5000);
      const onResults = await seenIn(page, 2000);
      expect(onResults).toEqual({ frames: 0, drawings: 0 });
    },
  );

  test(
    "nothing moves in a hidden tab",
    desktopVariant,
    async ({ page, isMobile }) => {
      await countFrames(page);
      await openStill(page);
      await stirUntil(page, "running");
      await hideTab(page, true);
      await expect(page.getByTestId("fluid")).toHaveAttribute(
        "data-state",
        "paused",
      );
      if (!isMobile)
        await expect(page.getByTestId("cursor")).toHaveAttribute(
          "data-state",
          "hidden",
        );
      await page.clock.runFor(100);
      expect(await seenIn(page, 2000)).toEqual({ frames: 0, drawings: 0 });
    },
  );
});

test("starting effects shifts no layout", desktopVariant, async ({ page }) => {
  await chooseEffects(page, "on");
  for (const path of ["/", "/sets/", "/recommended-book/"]) {
    await page.goto(path);
    await page.evaluate(watchShifts);
    await page.evaluate(() => dispatchEvent(new Event("scroll")));
    if (path === "/") {
      const headline = page.getByTestId("focus-headline");
      await expect(headline).toHaveAttribute("data-index", "2", {
        timeout: 15_000,
      });
      const border = page.getByTestId("glow-border");
      await border.scrollIntoViewIfNeeded();
      await expect(border).toHaveAttribute("data-state", "running");
      await page.getByTestId("hero-video").scrollIntoViewIfNeeded();
      await expect(headline).toHaveAttribute("data-index", /[03]/);
    } else await expect(page.getByTestId("fluid")).toBeAttached();

    await nextPaint(page);
    expect(await page.evaluate(() => window.shifts), path).toEqual([]);
  }
});

declare global {
  interface Window {
    /** What was moved on the page without the visitor's doing. */
    shifts: string[];
  }
}

/** Notes what moves once the fonts are there. */
async function watchShifts() {
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node?: Element | null }[];
  };
  window.shifts = [];
  await document.fonts.ready;
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as Shift[]) {
      const names = shift.sources.map(({ node }) => node?.outerHTML);
      if (!shift.hadRecentInput)
        window.shifts.push(`${shift.value} ${names.join()}`.slice(0, 200));
    }
  }).observe({ type: "layout-shift" });
}
