import { english } from "../support/english";
import {
  choose,
  expect,
  expectAccessible,
  startApp,
  test,
} from "../support/site";
import { variantIf } from "../support/variant";

const note = "Open this page in Chrome or Safari";

test.describe("in a chat app's own browser", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/470.0.0.39.109;]",
  });

  for (const path of ["/", "/sets/", "/exams/karimenkyo/#DQQQZZ"])
    test(
      `a notice of ${path} leads to Chrome until it is closed`,
      variantIf(!path.includes("#")),
      async ({ page, baseURL }) => {
        await page.setViewportSize({ width: 360, height: 560 });
        await page.goto(path);
        await startApp(page);
        await expect(page.getByText(note)).toBeInViewport();
        await expect(
          page.getByRole("link", { name: english.offline.openInChrome }),
        ).toHaveAttribute(
          "href",
          expect.stringContaining(
            `intent://${new URL(baseURL ?? "").host}${path}#Intent;`,
          ),
        );
        await expectAccessible(page);

        await page.getByRole("button", { name: english.offline.close }).click();
        await expect(page.getByText(note)).toBeHidden();
        await page.reload();
        await startApp(page);
        await expect(page.locator(".notices")).toBeAttached();
        await expect(page.getByText(note)).toBeHidden();
      },
    );

  test("no notice lies over an open question", async ({ page }) => {
    await page.goto("/sets/practice/");
    await choose(page, 0);
    await expect(page.locator(".notices")).toBeAttached();
    await expect(page.getByText(note)).toBeHidden();
  });
});

test("an ordinary browser shows no such note", async ({ page }) => {
  await page.goto("/");
  await startApp(page);

  await expect(page.locator(".notices")).toBeAttached();
  await expect(page.getByText(note)).toBeHidden();
});
