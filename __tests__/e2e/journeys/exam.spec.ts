import type { Page } from "@playwright/test";
import { keyOf } from "@/lib/exam/paper";
import { fill } from "@/lib/text/fill";
import { english, nextButton } from "../support/english";
import {
  begin,
  desk,
  examKey,
  exportedPool,
  handInNow,
  heading,
  keepExam,
  keptExam,
  open,
  press,
  results,
  start,
  taken,
} from "../support/exam";
import { expect, expectAccessible, startApp, test } from "../support/site";

const MINUTE = 60_000;
const { trueOption, falseOption } = english.quiz;

const passedExam = (page: Page) =>
  page.getByRole("listitem").filter({ hasText: `${taken.passed}: ` });

test("an exam from its start to its results", async ({ page }) => {
  await begin(page);
  await expect(heading(page, "Question 1 of 50")).toBeFocused();
  await expect(page.getByRole("timer")).toHaveText(/^(30:00|29:5\d)$/);
  await expectAccessible(page);

  // By finger, and changed; then by keys.
  await press(page, trueOption);
  await press(page, falseOption);
  await press(page, desk.flag);
  await nextButton(page).click();
  await expect(heading(page, "Question 2 of 50")).toBeFocused();
  const { refs } = await keptExam(page);
  const key = keyOf(exportedPool("karimenkyo"), refs);
  for (const { answer } of key.slice(1, 49)) {
    await page.keyboard.press(answer ? "1" : "2");
    await page.keyboard.press("ArrowRight");
  }
  await expect(heading(page, "Question 50 of 50")).toBeFocused();
  await expect(page.getByText(english.quiz.correct)).toBeHidden();

  await press(page, desk.map);
  await expect(
    page.getByText(fill(desk.counts, { answered: 49, open: 1, flagged: 1 })),
  ).toBeVisible();
  await expectAccessible(page);
  await press(page, desk.finish);
  await expect(page.getByRole("button", { name: /^1: /u })).toBeVisible();
  await expectAccessible(page);
  await press(page, english.exam.handIn.button);

  const right = 48 + Number(!key[0].answer);
  await expect(heading(page, results.passed)).toBeFocused();
  await expect(
    page.getByText(fill(results.points, { points: right, total: 50 })),
  ).toBeVisible();
  await expectAccessible(page);

  await press(page, results.back);
  await expect(heading(page, taken.heading)).toBeVisible();
  await expect(passedExam(page)).toBeVisible();
  await page.goto("/exams/");
  await page.mouse.move(5, 5);
  await expect(passedExam(page)).toBeVisible();

  // Its answers can be looked at again from the learner's own page.
  await page.goto("/progress/");
  await passedExam(page).getByRole("link", { name: taken.answers }).click();
  await startApp(page);
  await expect(heading(page, results.passed)).toBeVisible();
});

test.describe("on one clock", () => {
  test.beforeEach(({ page }) => page.clock.install());

  test("a reload keeps all, and the time goes on", async ({ page }) => {
    await begin(page);
    await press(page, trueOption);
    await press(page, desk.flag);
    await nextButton(page).click();
    await page.clock.runFor(3 * MINUTE);
    await page.reload();
    await startApp(page);

    await expect(heading(page, "Question 2 of 50")).toBeVisible();
    await expect(page.getByRole("timer")).toHaveText(/^26:/);
    await press(page, desk.map);
    await expect(
      page.getByText(fill(desk.counts, { answered: 1, open: 49, flagged: 1 })),
    ).toBeVisible();
    // Back leads out, and the exam stays open.
    await page.goBack();
    await press(page, open.goOn);
    await expect(heading(page, "Question 2 of 50")).toBeVisible();
  });

  test("says what is left, and hands in when it is up", async ({ page }) => {
    await begin(page);
    await press(page, trueOption);
    await page.clock.runFor(20.1 * MINUTE);
    await expect(
      page.getByText(fill(desk.announced, { minutes: 10 })),
    ).toBeAttached();
    await page.clock.runFor(10 * MINUTE);

    await expect(heading(page, results.failed)).toBeVisible();
    await expect(page.getByText(results.expired)).toBeVisible();
  });
});

test("the hazard part has three statements on a screen", async ({ page }) => {
  await keepExam(page, "honmenkyo", { answers: {}, current: 90 });
  await page.goto("/exams/honmenkyo/#exam");
  await startApp(page);

  await expect(heading(page, "Question 91 of 95")).toBeVisible();
  await expect(page.getByRole("group")).toHaveCount(3);
  await page.getByRole("group").nth(1).getByText(falseOption).click();
  const { refs, answers } = await keptExam(page, "honmenkyo");
  expect(answers).toEqual({ [refs[91]]: false });
  await expectAccessible(page);
});

test("statement, answers and Next fit on the smallest phone", async ({
  page,
}) => {
  for (const size of [
    { width: 320, height: 568 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("/");
    await page.evaluate(
      (key) => localStorage.removeItem(key),
      examKey("gaimen"),
    );
    await begin(page, "/exams/gaimen/");
    for (const name of [trueOption, falseOption, english.quiz.next])
      await expect(
        page.getByRole("button", { name, exact: true }),
      ).toBeInViewport({ ratio: 1 });
    await expect(page.locator("#question")).toBeInViewport({ ratio: 1 });
  }
});

test("without JavaScript the page says what the test is like", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto("/exams/karimenkyo/");

  await expect(page.getByText(start.needsScript)).toBeVisible();
  await expect(page.getByRole("button", { name: start.begin })).toBeHidden();
  await page.close();
});

test("results can be looked at again after a reload, once logged", async ({
  page,
}) => {
  await keepExam(page, "karimenkyo", { wrong: 6 });
  await page.goto("/exams/karimenkyo/#exam");
  await startApp(page);
  await handInNow(page);
  await expect(heading(page, results.failed)).toBeVisible();
  const log = () =>
    page.evaluate(() => localStorage["menkyo-mitra:answers:1"] as string);
  const before = await log();
  await page.reload();
  await startApp(page);

  await expect(heading(page, results.failed)).toBeVisible();
  expect(await log()).toBe(before);
});
