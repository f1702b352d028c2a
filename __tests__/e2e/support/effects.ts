import type { Page } from "@playwright/test";
import { expect } from "./site";

/** The visitor's choice, kept from an earlier visit unless there is one. */
export async function chooseEffects(page: Page, choice: "on" | "off") {
  await page.addInitScript((wanted) => {
    if (window === top) localStorage["menkyo-mitra:effects"] ??= wanted;
  }, choice);
}

/**
 * Opens a page under a clock that stands, and lets its app start. Effects are
 * on, so that the machine does not matter.
 */
export async function openStill(page: Page, path = "/") {
  await chooseEffects(page, "on");
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await page.locator("html[data-effects]").waitFor();
  await page.clock.pauseAt(60_000);
}

/** Leaves out the smoke, which a machine without graphics draws slowly. */
export async function leaveOutSmoke(page: Page) {
  await page.addInitScript(() => {
    const { prototype } = HTMLCanvasElement;
    const original = prototype.getContext as (...how: unknown[]) => unknown;
    prototype.getContext = function (
      this: HTMLCanvasElement,
      ...how: unknown[]
    ) {
      return how[0] === "webgl2" ? null : original.apply(this, how);
    } as typeof prototype.getContext;
  });
}

/** Opens a page without smoke and moves a mouse until our cursor is there. */
export async function openWithCursor(page: Page, path: string) {
  await leaveOutSmoke(page);
  await openStill(page, path);
  let turn = 0;
  await expect(async () => {
    await page.mouse.move(4 + (turn++ % 2), 140);
    await page.clock.runFor(50);
    await expect(page.getByTestId("cursor")).toHaveAttribute(
      "data-state",
      "free",
      {
        timeout: 50,
      },
    );
  }).toPass({ intervals: [20] });
}

/** Runs the standing clock until an effect is in a state. */
export async function runUntil(
  page: Page,
  testId: string,
  state: string | RegExp,
  step = 20,
) {
  await expect(async () => {
    await page.clock.runFor(step);
    await expect(page.getByTestId(testId).first()).toHaveAttribute(
      "data-state",
      state,
      { timeout: 50 },
    );
  }).toPass({ intervals: [20] });
}

/** Moves a mouse or a finger, and the clock, until the smoke is in a state. */
export async function stirUntil(page: Page, state: string | RegExp) {
  let turn = 0;
  await expect(async () => {
    await stir(page, turn++);
    await expect(page.getByTestId("fluid")).toHaveAttribute(
      "data-state",
      state,
      { timeout: 50 },
    );
  }).toPass({ intervals: [20] });
}

/** One movement to and fro over the page, and a few frames of it. */
export async function stir(page: Page, turn = 0) {
  await page.mouse.move(60 + 20 * (turn % 5), 100);
  await page.mouse.move(160 + 20 * (turn % 5), 130, { steps: 3 });
  await page.clock.runFor(50);
}

/** Says that the tab is hidden, or seen again. */
export async function hideTab(page: Page, hidden: boolean) {
  await page.evaluate((isHidden) => {
    const value = () => isHidden;
    Object.defineProperty(document, "hidden", {
      get: value,
      configurable: true,
    });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

/** Presses the switch, in the bar or in the menu of a phone. */
export async function pressSwitch(page: Page) {
  await page
    .locator("button[role=switch]")
    .first()
    .evaluate((control: HTMLElement) => control.click());
}

declare global {
  interface Window {
    /** Frames asked for, and drawings on graphics hardware. */
    seen: { frames: number; drawings: number };
  }
}

/** Counts what moves; to be called before the page is opened. */
export async function countFrames(page: Page) {
  await page.addInitScript(() => {
    window.seen = { frames: 0, drawings: 0 };
    const request = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => {
      window.seen.frames += 1;
      return request(callback);
    };
    const { prototype } = WebGL2RenderingContext;
    const draw = prototype.drawArrays;
    prototype.drawArrays = function (...how) {
      window.seen.drawings += 1;
      draw.apply(this, how);
    };
  });
}

/** What was counted while the clock ran on. */
export async function seenIn(page: Page, milliseconds: number) {
  const before = await page.evaluate(() => ({ ...window.seen }));
  await page.clock.runFor(milliseconds);
  const after = await page.evaluate(() => ({ ...window.seen }));
  return {
    frames: after.frames - before.frames,
    drawings: after.drawings - before.drawings,
  };
}
