import { formatMessage } from "@/lib/text/format-message";
import { english } from "../support/english";
import { keepAnswers } from "../support/kept";
import { finishRound } from "../support/round";
import { expect, nextPaint, position, startApp, test } from "../support/site";

const { practice, progress } = english;
const { next } = progress;

test("a returning learner gets the next step, without a layout shift", async ({
  page,
}) => {
  await keepAnswers(page, { setId: "karimenkyo-2", answered: 16, wrong: 2 });
  await page.addInitScript(() => {
    // A row may be drawn while half of it has come; once all has, nothing moves.
    new PerformanceObserver((list) => {
      const [{ domInteractive }] = performance.getEntriesByType(
        "navigation",
      ) as [PerformanceNavigationTiming];
      for (const { startTime } of list.getEntries())
        if (domInteractive > 0 && startTime >= domInteractive)
          document.documentElement.dataset.shift = String(startTime);
    }).observe({ type: "layout-shift", buffered: true });
  });
  const name = formatMessage(next.resume, {
    title: english.sets["karimenkyo-2"].title,
    question: 17,
  });

  for (const path of ["/", "/sets/"]) {
    await page.goto(path);
    const way = page.getByRole("link", { name });
    // Before the app: nobody has touched the page yet.
    await expect(page.locator("html[data-app]")).toHaveCount(0);
    await expect(way).toBeVisible();
    await expect(way).toHaveAttribute("href", "/sets/karimenkyo-2/");
    await nextPaint(page);
    await expect(page.locator("html[data-shift]")).toHaveCount(0);
  }
  await expect(page.getByText("16 of 50 · 14 right")).toBeVisible();

  await startApp(page);
  await expect(page.getByText("16 of 50 · 14 right")).toBeVisible();
  await page.getByRole("link", { name }).click();
  await expect(position(page)).toHaveText(/17 of 50/);
});

test("the first minute: which test, ten questions, what comes next", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 560 });
  await page.goto("/");
  const begin = page.getByRole("link", { name: next.begin });
  const { y = 0, height = 0, width = 0 } = (await begin.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(400);
  expect(height).toBeGreaterThanOrEqual(56);
  expect(width).toBe(328);

  await begin.click();
  const tests = page.getByRole("main").getByRole("listitem");
  await expect(tests).toHaveCount(3);
  for (const row of await tests.getByRole("button").all()) {
    await expect(row).toBeInViewport({ ratio: 1 });
    const { height = 0 } = (await row.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(72);
  }
  await tests.first().getByRole("button").click();

  await expect(
    page.getByRole("group").getByRole("button").last(),
  ).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await finishRound(page, 10, 1);
  await expect(page.getByText(practice.doneText)).toBeVisible();
  await page.getByRole("link", { name: next.oneMistake }).click();
  await expect(position(page)).toHaveText(/1 of 1/);

  await page.goto("/");
  await expect(page.getByRole("link", { name: next.oneMistake })).toBeVisible();
});
