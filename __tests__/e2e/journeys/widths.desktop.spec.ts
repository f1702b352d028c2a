import { widthBeside } from "../support/layout";
import { expect, test } from "../support/site";

test("every page is complete and as wide as the screen", async ({ page }) => {
  for (const [path, heading] of [
    ["/", /जापानको ड्राइभिङ लाइसेन्स/],
    ["/sets/", "Choose Your Karimenkyo Test Set"],
    ["/sets/karimenkyo-1/", "Karimenkyo Set 1"],
    ["/recommended-book/", "The Master of Your Driving"],
    ["/about/", "About Us"],
    ["/privacy/", "Privacy Policy"],
    ["/terms/", "Terms of Service"],
  ] as const) {
    await page.goto(path);

    await expect(
      page.getByRole("heading", { level: 1, name: heading }),
    ).toBeVisible();
    const beside = await page.evaluate(widthBeside);
    expect(beside, path).toBeLessThanOrEqual(0);
  }
});
