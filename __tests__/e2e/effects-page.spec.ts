import { expect, test } from "./site";

test("scroll-to-top shows after 300 pixels and goes to the heading", async ({
  page,
}) => {
  await page.goto("/");
  await page.mouse.move(40, 300);
  const button = page.getByRole("button", { name: "Scroll to top" });
  await expect(page.locator("html[data-effects]")).toBeAttached();
  await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 301, behavior: "instant" }));
  await expect(button).toBeVisible();
  await expect(button).toHaveText(/^\d+%$/);

  await button.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test("the smoke rests in the quiz", async ({ page, isMobile }) => {
  test.skip(isMobile, "a mouse is easier to move");
  await page.setViewportSize({ width: 800, height: 500 });
  await page.goto("/");
  const fluid = page.getByTestId("fluid");
  await expect(async () => {
    await page.mouse.move(Math.random() * 400, 300, { steps: 3 });
    await expect(fluid).toHaveAttribute("data-state", /running|slow/, {
      timeout: 100,
    });
  }).toPass();
  await page.getByRole("link", { name: "नेपालीमा सुरु गर्नुहोस्" }).first().click();
  await expect(fluid).toHaveAttribute("data-state", /paused|slow/);
});
