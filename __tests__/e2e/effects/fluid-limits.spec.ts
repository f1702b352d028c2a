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

test("is left out without drawing into floats", async ({ page }) => {
  await page.addInitScript(() => {
    const { prototype } = WebGL2RenderingContext;
    const original = prototype.getExtension as (name: string) => unknown;
    prototype.getExtension = function (name: string): never {
      return (
        /color_buffer/.test(name) ? null : original.call(this, name)
      ) as never;
    };
  });
  await openStill(page, "/sets/");
  await stirUntil(page, "unsupported");
  await stir(page);
  await expect(fluid(page)).toHaveAttribute("data-state", "unsupported");
});
