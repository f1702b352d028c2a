import type { Page } from "@playwright/test";
import { countFrames, seenIn } from "../support/effects";
import { english, menuButton } from "../support/english";
import { expect, startApp, test } from "../support/site";
import { desktopVariant } from "../support/variant";

const headline = (page: Page) => page.getByTestId("focus-headline");

test(
  "scroll-to-top shows after 300 pixels and goes to the heading",
  desktopVariant,
  async ({ page }) => {
    await page.goto("/");
    await startApp(page);
    const button = page.getByRole("button", {
      name: english.landing.scrollToTop,
    });
    await expect(page.locator("html[data-effects]")).toBeAttached();
    await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
    await expect(button).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 301, behavior: "instant" }));
    await expect(button).toBeVisible();
    await expect(button).toHaveText(/^\d+%/);
    const { width, height } = (await button.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);

    await button.click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(button).toBeHidden();

    await page.goto("/sets/practice/");
    await startApp(page);
    await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
    await expect(
      page.locator("button[aria-label='Scroll to top']"),
    ).toHaveCount(0);
  },
);

test(
  "the switch turns everything off, and is remembered",
  desktopVariant,
  async ({ page, isMobile }) => {
    await countFrames(page);
    await page.clock.install();
    await page.goto("/");
    await startApp(page);
    await expect(headline(page)).toHaveAttribute("data-state", "running");
    if (isMobile) await menuButton(page).click();
    const effects = page.getByRole("switch", { name: english.effects.name });
    await expect(effects).toBeChecked();

    await effects.click();

    await expect(effects).not.toBeChecked();
    await expect(headline(page)).toHaveAttribute("data-state", "still");
    await expect(page.getByTestId("hero-video")).toHaveAttribute(
      "data-state",
      "still",
    );
    await expect(page.getByTestId("fluid")).toHaveCount(0);
    await expect(page.getByTestId("cursor")).toHaveCount(0);
    expect((await seenIn(page, 1000)).frames).toBe(0);

    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-effects", "off");
    if (isMobile) await menuButton(page).click();
    await expect(effects).not.toBeChecked();
  },
);

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test(
    "nothing moves until it is asked for",
    desktopVariant,
    async ({ page, isMobile }) => {
      const videos: string[] = [];
      page.on("request", (request) => {
        if (/\.(webm|mp4)$/.test(request.url())) videos.push(request.url());
      });
      await page.goto("/");
      await expect(page.locator("html")).toHaveAttribute("data-effects", "off");
      await startApp(page);
      await expect(page.getByTestId("typing")).toContainText("Every answer");
      await page.waitForLoadState("networkidle");
      expect(videos).toEqual([]);
      await expect(headline(page)).toHaveAttribute("data-state", "still");

      if (isMobile) await menuButton(page).click();
      const effects = page.getByRole("switch", { name: english.effects.name });
      await expect(effects).not.toBeChecked();
      await effects.click();
      await expect(headline(page)).toHaveAttribute("data-state", "running");
    },
  );
});
