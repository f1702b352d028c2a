import {
  measureHeight,
  measureQuestion,
} from "@/scripts/bench/measure-question";
import { english } from "../support/english";
import { keepExam } from "../support/exam";
import { keepAnswers } from "../support/kept";
import { choose, endAnimations, expect, startApp, test } from "../support/site";
import { variantIf } from "../support/variant";

/** So many questions are measured of each set. */
const ASKED = 10;

test.describe("one question at a time", () => {
  for (const [path, options] of [
    ["/sets/karimenkyo-1/", 2],
    ["/sets/basic/", 4],
    ["/ne/sets/karimenkyo-nepali/", 2],
  ] as const)
    for (const [width, height] of [
      [360, 640],
      [640, 360],
      ...(options === 4 ? [[844, 390] as const] : []),
    ] as const)
      // The longest words on a phone, and the most options on two.
      test(
        `${path} at ${width} x ${height} asks and answers in place`,
        variantIf(
          path === "/sets/karimenkyo-1/" || (options === 2 && width > height),
        ),
        async ({ page }) => {
          await page.setViewportSize({ width, height });
          await page.goto(path);
          await startApp(page);
          let fitting = 0;
          let whole = 0;
          let covered = 0;
          // Four answers on a phone on its side: the explanation stands beside
          // them, before picture and links, which come as the page is scrolled.
          const isBeside = options === 4 && width > height;

          for (let number = 0; number < ASKED; number += 1) {
            const before = await page.evaluate(measureQuestion);
            expect(before.question).toBeLessThanOrEqual(
              width < height ? 64 : 48,
            );
            if (before.answers <= before.dock + 1) fitting += 1;
            expect(before.reach).toBeLessThanOrEqual(240);

            await choose(page, number % 2);
            await page.evaluate(endAnimations);
            const after = await page.evaluate(measureQuestion);
            expect(after.places).toBe(before.places);
            expect(after.isAllInSheet).toBe(true);
            expect(after.isReadable || (isBeside && after.hasPicture)).toBe(
              true,
            );
            if (isBeside ? after.reason <= after.dock : after.isWhole)
              whole += 1;
            covered += after.covered;
            if (isBeside) expect(after.covered).toBe(0);
            await page.locator(".quiz-next").click();
          }
          expect(fitting).toBeGreaterThanOrEqual(options === 2 ? ASKED : 9);
          expect(whole).toBeGreaterThanOrEqual(9);
          // Pictures leave too little room for some.
          if (width < height && options === 2)
            expect(covered).toBeLessThanOrEqual(4);
        },
      );

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

    expect(await page.evaluate(measureHeight)).toBeLessThanOrEqual(6000);
  });

  test("the review of 48 wrong answers is no longer than 6000 px", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await keepExam(page, "honmenkyo", { wrong: 48, ended: "handed-in" });
    await page.goto("/exams/honmenkyo/#exam");
    await startApp(page);
    await expect(page.locator(".results")).toBeVisible();

    expect(await page.evaluate(measureHeight)).toBeLessThanOrEqual(6000);
  });

  test("the chooser with every set is no longer than 2350 px", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/sets/");

    expect(await page.evaluate(measureHeight)).toBeLessThanOrEqual(2350);
  });
});

test("an enlarged picture is closed by its button", async ({ page }) => {
  await page.goto("/sets/practice/");
  const picture = page.getByTitle(english.quiz.enlarge);
  await picture.click();
  await expect(page.locator(":popover-open img")).toBeVisible();
  await page.getByRole("button", { name: english.round.closePicture }).click();

  await expect(page.locator(":popover-open")).toHaveCount(0);
  await expect(picture).toBeFocused();
});
