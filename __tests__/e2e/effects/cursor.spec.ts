import { expect, test } from "../support/site";

test("a finger has no custom cursor", async ({ page }) => {
  await page.goto("/");
  await page.touchscreen.tap(200, 400);
  await expect(page.locator("html[data-effects=lite]")).toBeAttached();
  await expect(page.getByTestId("fluid")).toBeAttached();
  await page.waitForLoadState("networkidle");

  await expect(page.getByTestId("cursor")).toHaveCount(0);
  await expect(page.locator("body")).not.toHaveCSS("cursor", "none");
});
