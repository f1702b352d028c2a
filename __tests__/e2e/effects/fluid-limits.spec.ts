import type { Page } from "@playwright/test";
import { openStill, stir, stirUntil } from "../support/effects";
import { expect, test } from "../support/site";

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
          : original!.call(this, what);
      };
    }, method);
    await openStill(page, "/sets/");
    await stirUntil(page, "unsupported");
    await stir(page);
    await expect(fluid(page)).toHaveAttribute("data-state", "unsupported");
  });
