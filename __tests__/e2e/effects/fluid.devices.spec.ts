import type { Page } from "@playwright/test";
import {
  chooseEffects,
  countFrames,
  hideTab,
  openStill,
  pressSwitch,
  seenIn,
  stir,
  stirUntil,
} from "../support/effects";
import { countListeners } from "../support/effects-leaks";
import { startLink } from "../support/english";
import { expect, startApp, test } from "../support/site";
import { desktopVariant } from "../support/variant";

test.use({ viewport: { width: 480, height: 360 } });

const fluid = (page: Page) => page.getByTestId("fluid");

test(
  "draws only after a movement, stops, and waits its turn",
  desktopVariant,
  async ({ page, isMobile }) => {
    await countFrames(page);
    await openStill(page, "/sets/");
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(fluid(page)).toHaveAttribute("data-state", "idle", {
        timeout: 50,
      });
    }).toPass({ intervals: [20] });
    await expect(fluid(page)).toHaveAttribute("aria-hidden", "true");
    await expect(fluid(page)).toHaveCSS("pointer-events", "none");
    await expect(fluid(page)).toHaveCSS("position", "fixed");
    await expect(fluid(page)).toHaveCSS("opacity", "0");
    expect((await seenIn(page, 5000)).drawings).toBe(0);

    await stirUntil(page, "running");
    await expect(async () => {
      await stir(page);
      expect((await seenIn(page, 200)).drawings).toBeGreaterThan(20);
    }).toPass({ intervals: [20] });

    const rest = isMobile ? 1500 : 4000;
    await stir(page);
    await page.clock.fastForward(rest - 200);
    await expect(fluid(page)).toHaveAttribute("data-state", "running");
    await page.clock.runFor(300);
    await expect(fluid(page)).toHaveAttribute("data-state", "idle");
    expect((await seenIn(page, 1000)).drawings).toBe(0);

    await stirUntil(page, "running");
    await hideTab(page, true);
    await expect(fluid(page)).toHaveAttribute("data-state", "paused");
    await stir(page);
    expect((await seenIn(page, 500)).drawings).toBe(0);
    await hideTab(page, false);
    await expect(fluid(page)).toHaveAttribute("data-state", "idle");

    await stirUntil(page, "running");
    await startLink(page, "practice").click();
    await expect(fluid(page)).toHaveAttribute("data-state", "paused");
    await stir(page);
    expect((await seenIn(page, 500)).drawings).toBe(0);
    await expect(fluid(page)).toHaveCount(1);
    await page.getByRole("link", { name: "Back" }).first().click();
    await expect(fluid(page)).toHaveAttribute("data-state", "idle");
  },
);

test("follows a finger that scrolls, and lets it scroll", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "needs a touch screen");
  await countFrames(page);
  await chooseEffects(page, "on");
  await page.goto("/sets/");
  await startApp(page);
  await expect(fluid(page)).toHaveAttribute("data-state", "idle");

  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: y === undefined ? [] : [{ x: 240, y }],
    });
  await touch("touchStart", 300);
  for (let y = 290; y >= 80; y -= 10) await touch("touchMove", y);

  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(150);
  await expect(async () => {
    for (const y of [100, 80]) await touch("touchMove", y);
    expect(await page.evaluate(() => window.seen.drawings)).toBeGreaterThan(0);
  }).toPass({ intervals: [20] });
  await touch("touchEnd");
});

test(
  "recovers after its context was lost",
  desktopVariant,
  async ({ page }) => {
    await openStill(page, "/sets/");
    await stirUntil(page, "running");
    await fluid(page).evaluate((canvas: HTMLCanvasElement) => {
      const context = canvas.getContext("webgl2");
      const loss = context?.getExtension("WEBGL_lose_context");
      loss?.loseContext();
      canvas.addEventListener("restore", () => loss?.restoreContext());
    });
    await expect(fluid(page)).toHaveAttribute("data-state", "lost");
    await stir(page);
    await expect(fluid(page)).toHaveAttribute("data-state", "lost");

    await fluid(page).dispatchEvent("restore");
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(fluid(page)).toHaveAttribute("data-state", "idle", {
        timeout: 50,
      });
    }).toPass({ intervals: [20] });
    await stirUntil(page, "running");
    await stir(page);
    const error = await fluid(page).evaluate((canvas: HTMLCanvasElement) =>
      canvas.getContext("webgl2")?.getError(),
    );
    expect(error).toBe(0);
  },
);

test("leaves nothing behind when removed, twenty times", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "the same script on a phone");
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning") warnings.push(message.text());
  });
  await page.addInitScript(countListeners);
  await countFrames(page);
  await openStill(page, "/sets/");

  const counts: number[] = [];
  for (let time = 1; time <= 20; time++) {
    await expect(async () => {
      await stir(page, time);
      const { made } = await page.evaluate(() => window.contexts());
      expect(made).toBe(time);
    }).toPass({ intervals: [20] });
    await pressSwitch(page);
    await expect(fluid(page)).toHaveCount(0);
    counts.push(await page.evaluate(() => window.listening()));
    await pressSwitch(page);
  }
  await pressSwitch(page);
  await page.clock.runFor(3000);

  // One that stays behind each time would be 18 more.
  expect(counts[19]! - counts[1]!).toBeLessThan(10);
  expect(await page.evaluate(() => window.contexts())).toEqual({
    made: 20,
    live: 0,
  });
  expect(warnings.filter((text) => /active WebGL contexts/.test(text))).toEqual(
    [],
  );
  await expect(page.getByTestId("cursor")).toHaveCount(0);
  expect((await seenIn(page, 1000)).frames).toBe(0);
});
