import type { Page } from "@playwright/test";
import {
  countFrames,
  openStill,
  pressSwitch,
  stir,
  stirUntil,
} from "./effects";
import { expect, startApp, test } from "./site";

test.use({ viewport: { width: 480, height: 360 } });

const fluid = (page: Page) => page.getByTestId("fluid");

test("gives up on a machine that is too slow, for this visit", async ({
  page,
}) => {
  await openStill(page, "/sets/");
  await stirUntil(page, "running");
  await expect(async () => {
    await page.mouse.move(Math.random() * 400, 150);
    await page.clock.fastForward(60);
    await expect(fluid(page)).toHaveAttribute("data-state", "slow", {
      timeout: 20,
    });
  }).toPass({ intervals: [20] });
  await stir(page);
  await expect(fluid(page)).toHaveAttribute("data-state", "slow");

  await page.reload();
  await stirUntil(page, "slow");
  await stir(page);
  await expect(fluid(page)).toHaveAttribute("data-state", "slow");
});

test("leaves a processor without a graphics card alone", async ({ page }) => {
  await page.addInitScript(() => {
    const { prototype } = WebGL2RenderingContext;
    const ask = prototype.getParameter;
    const UNMASKED_RENDERER = 0x9246;
    prototype.getParameter = function (what) {
      return what === UNMASKED_RENDERER
        ? "ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device))"
        : (ask.call(this, what) as unknown);
    };
  });
  await countFrames(page);
  await page.goto("/sets/");
  await startApp(page);
  const moveUntil = (state: RegExp) =>
    expect(async () => {
      await page.mouse.move(60 + Math.random() * 99, 200, { steps: 4 });
      await expect(fluid(page)).toHaveAttribute("data-state", state, {
        timeout: 50,
      });
    }).toPass({ intervals: [50] });

  await moveUntil(/slow/);
  expect(await page.evaluate(() => window.seen.drawings)).toBe(0);

  // Whoever turns effects on by hand wants them all the same.
  await pressSwitch(page);
  await pressSwitch(page);
  await moveUntil(/running/);
});

for (const [missing, method] of [
  ["WebGL2", "getContext"],
  ["drawing into floats", "getExtension"],
] as const)
  test(`is left out without ${missing}`, async ({ page }) => {
    await page.addInitScript((name) => {
      const owner =
        name === "getContext" ? HTMLCanvasElement : WebGL2RenderingContext;
      const { prototype } = owner as unknown as {
        prototype: Record<string, (what: string) => unknown>;
      };
      const original = prototype[name];
      prototype[name] = function (what: string) {
        return /^webgl2$|color_buffer/.test(what)
          ? null
          : original.call(this, what);
      };
    }, method);
    await openStill(page, "/sets/");
    await stirUntil(page, "unsupported");
    await stir(page);
    await expect(fluid(page)).toHaveAttribute("data-state", "unsupported");
  });
