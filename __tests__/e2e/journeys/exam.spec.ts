import type { Page } from "@playwright/test";
import { formatMessage } from "@/lib/text/format-message";
import { english, nextButton } from "../support/english";
import {
  begin,
  session,
  examKey,
  handInNow,
  heading,
  keepExam,
  keptExam,
  open,
  press,
  results,
  start,
} from "../support/exam";
import {
  expect,
  expectAccessible,
  expectFirstStandsOut,
  startApp,
  test,
} from "../support/site";

const MINUTE = 60_000;
const { trueOption, falseOption } = english.quiz;

/** What is drawn in the corner of a question's number in the map. */
const flagOf = (page: Page, number: number) =>
  page
    .getByRole("button", { name: new RegExp(`^${number}: `) })
    .evaluate((element) => getComputedStyle(element, "::after").content);

test.describe("on one clock", () => {
  test.beforeEach(({ page }) => page.clock.install());

  test("a reload keeps everything, and the time continues", async ({
    page,
  }) => {
    await begin(page);
    await press(page, trueOption);
    await expectFirstStandsOut(page.locator(".option"));
    await press(page, session.flag);
    await nextButton(page).click();
    await page.clock.runFor(3 * MINUTE);
    await page.reload();
    await startApp(page);

    await expect(heading(page, "Question 2 of 50")).toBeVisible();
    await expect(page.getByRole("timer")).toHaveText(/^26:/);
    await press(page, session.map);
    await expect(
      page.getByText(
        formatMessage(session.counts, { answered: 1, open: 49, flagged: 1 }),
      ),
    ).toBeVisible();
    expect(await flagOf(page, 1)).toBe('""');
    expect(await flagOf(page, 2)).toBe("none");
    // Back leads out, and the exam stays open.
    await page.goBack();
    await press(page, open.goOn);
    await expect(heading(page, "Question 2 of 50")).toBeVisible();
  });

  test("shows the time left, and hands in when it is up", async ({ page }) => {
    await begin(page);
    await press(page, trueOption);
    await page.clock.runFor(20.1 * MINUTE);
    await expect(
      page.getByText(formatMessage(session.announced, { minutes: 10 })),
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
  expect(answers).toEqual({ [refs[91]!]: false });
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
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
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
  expect(before).toBeTruthy();
  await page.reload();
  await startApp(page);

  await expect(heading(page, results.failed)).toBeVisible();
  expect(await log()).toBe(before);
});
