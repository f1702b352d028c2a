import type { Page } from "@playwright/test";
import practice from "@/content/sets/practice";
import { writeProgressCode } from "@/lib/progress/progress-code";
import { english, nextButton, questionOf } from "../support/english";
import { keepAnswers } from "../support/kept";
import { choose, expect, position, startApp, test } from "../support/site";

const practiceKey = "menkyo-mitra:set:practice";

test.describe("what a later release wrote", () => {
  const later = JSON.stringify({ state: { places: [7] }, version: 2 });
  const kept = (page: Page) =>
    page.evaluate((key) => localStorage.getItem(key), practiceKey);

  test("is not replaced by a code, and that is said", async ({ page }) => {
    const { tools } = english.progress;
    const code = await writeProgressCode({
      sets: {
        practice: { answers: {}, current: 2, showResults: false, timeTaken: 1 },
      },
      answers: [],
    });
    await page.addInitScript(
      ([key, later]) => localStorage.setItem(key, later),
      [practiceKey, later] as const,
    );
    await page.goto("/progress/");
    await page.getByRole("textbox", { name: tools.code }).fill(code);
    await page.getByRole("button", { name: tools.use, exact: true }).click();

    await expect(page.getByText(tools.newer)).toBeVisible();
    expect(await kept(page)).toBe(later);
  });

  test("in another tab leaves this one where it is", async ({
    page,
    context,
  }) => {
    const total = practice.length;
    await keepAnswers(page, { setId: "practice", answered: 3, wrong: 0 });
    await page.goto("/sets/practice/");
    await startApp(page);
    const heard = page.evaluate(
      () => new Promise((resolve) => addEventListener("storage", resolve)),
    );
    const other = await context.newPage();
    await other.goto("/about/");
    await other.evaluate(([key, later]) => localStorage.setItem(key, later), [
      practiceKey,
      later,
    ] as const);
    await heard;

    await expect(position(page)).toHaveText(questionOf(4, total));
    await choose(page, 0);
    await nextButton(page).click();
    await expect(position(page)).toHaveText(questionOf(5, total));
    expect(await kept(page)).toBe(later);
  });
});
