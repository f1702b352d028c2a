import { english } from "../support/english";
import {
  choose,
  expect,
  expectAccessible,
  feedback,
  test,
} from "../support/site";

test.describe("in a chat app's own browser", () => {
  const note = "Open this page in Chrome or Safari";
  test.use({
    userAgent:
      "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/470.0.0.39.109;]",
  });

  test("a note links to Chrome, and does not return once closed", async ({
    page,
    baseURL,
  }) => {
    await page.goto("/sets/practice/?fbclid=abc");
    await choose(page, 0);
    await expect(page.getByText(note)).toBeVisible();
    await expect(
      page.getByRole("link", { name: english.share.openInChrome }),
    ).toHaveAttribute(
      "href",
      new RegExp(
        `^intent://${new URL(baseURL ?? "").host}/sets/practice/#Intent;`,
      ),
    );
    await expectAccessible(page);

    await page.getByRole("button", { name: english.share.close }).click();
    await expect(page.getByText(note)).toBeHidden();
    await page.reload();
    await expect(feedback(page)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-app", "live");
    await expect(page.getByText(note)).toBeHidden();
  });
});

test("an ordinary browser shows no such note", async ({ page }) => {
  await page.goto("/sets/practice/");
  await choose(page, 0);
  await expect(page.locator("html")).toHaveAttribute("data-app", "live");

  await expect(page.getByText("in Chrome or Safari")).toBeHidden();
});
