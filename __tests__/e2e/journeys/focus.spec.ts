import type { Page } from "@playwright/test";
import { keepAnswers } from "../support/kept";
import { choose, expect, startApp, test } from "../support/site";

/** So many questions are measured of each set. */
const ASKED = 10;

/** What a phone's screen shows of the question, in its pixels. */
function measure(page: Page) {
  return page.evaluate(() => {
    const boxOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect();
    const bottomOf = (selector: string) => boxOf(selector)?.bottom ?? 0;
    const options = [...document.querySelectorAll(".option")].map((option) =>
      option.getBoundingClientRect(),
    );
    /** In whole pixels: the dock may stand between two. */
    const placeOf = (box?: DOMRect) =>
      box && [box.x, box.y, box.width, box.height].map(Math.round);
    const sheet = document.querySelector(".focus-sheet");
    const next = boxOf(".quiz-next");
    return {
      question: boxOf(".focus-question")?.top,
      read: Math.max(bottomOf(".focus-question"), bottomOf(".focus-picture")),
      answers: Math.max(...options.map(({ bottom }) => bottom)),
      reach: (next?.top ?? 0) - (options[0]?.top ?? 0),
      dock: boxOf(".focus-dock")?.top ?? 0,
      sheet: sheet?.getBoundingClientRect().top ?? 0,
      /** What may not change when an answer is given. */
      places: JSON.stringify([scrollY, options.map(placeOf), placeOf(next)]),
      isAllInSheet:
        sheet !== null &&
        (sheet.scrollHeight <= sheet.clientHeight + 1 ||
          getComputedStyle(sheet).overflowY === "auto"),
    };
  });
}

test.describe("one question at a time", () => {
  test.skip(({ isMobile }) => !isMobile, "a phone's sizes");

  for (const [path, options] of [
    ["/sets/karimenkyo-1/", 2],
    ["/sets/basic/", 4],
    ["/ne/sets/karimenkyo-nepali/", 2],
  ] as const)
    for (const [width, height] of [
      [360, 640],
      [640, 360],
    ] as const)
      test(`${path} at ${width} x ${height} asks and answers in place`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await page.goto(path);
        await startApp(page);
        let fitting = 0;

        for (let number = 0; number < ASKED; number += 1) {
          const before = await measure(page);
          expect(before.question).toBeLessThanOrEqual(width < height ? 64 : 48);
          if (before.answers <= before.dock + 1) fitting += 1;
          if (options === 2) expect(before.reach).toBeLessThanOrEqual(240);

          await choose(page, number % 2);
          await page.evaluate(() =>
            Promise.all(document.getAnimations().map((one) => one.finished)),
          );
          const after = await measure(page);
          expect(after.places).toBe(before.places);
          expect(after.isAllInSheet).toBe(true);
          // Upright the sheet lies below question and picture, else beside.
          if (width < height)
            expect(after.read).toBeLessThanOrEqual(after.sheet + 3);
          await page.locator(".quiz-next").click();
        }
        expect(fitting).toBeGreaterThanOrEqual(options === 2 ? ASKED : 9);
      });

  test("the results of a whole set are no longer than 6000 px", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await keepAnswers(page, {
      setId: "karimenkyo-1",
      answered: 50,
      wrong: 25,
    });
    await page.goto("/sets/karimenkyo-1/");
    await startApp(page);
    await page.locator(".quiz-next").click();
    await expect(page.locator(".results")).toBeVisible();

    expect(
      await page.evaluate(() => document.documentElement.scrollHeight),
    ).toBeLessThanOrEqual(6000);
  });
});
