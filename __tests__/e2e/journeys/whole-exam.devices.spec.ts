import type { Page } from "@playwright/test";
import { THEME_KEY } from "@/lib/browser/storage";
import { answerKeyOf } from "@/lib/exam/paper";
import { formatMessage } from "@/lib/text/format-message";
import { english, nextButton } from "../support/english";
import {
  begin,
  session,
  exportedQuestionBank,
  heading,
  keptExam,
  press,
  results,
  taken,
} from "../support/exam";
import { expect, expectAccessible, startApp, test } from "../support/site";

const { trueOption, falseOption } = english.quiz;

const passedExam = (page: Page) =>
  page.getByRole("listitem").filter({ hasText: `${taken.passed}: ` });

test("an exam from its start to its results", async ({ page, isMobile }) => {
  // In the light theme on a phone, in the dark one on a computer.
  if (isMobile)
    await page.addInitScript((key) => {
      localStorage.setItem(key, "light");
    }, THEME_KEY);
  await begin(page);
  await expect(heading(page, "Question 1 of 50")).toBeFocused();
  await expect(page.getByRole("timer")).toHaveText(/^(30:00|29:5\d)$/);
  await expectAccessible(page);

  // By finger, and changed; then by keys.
  await press(page, trueOption);
  await press(page, falseOption);
  await press(page, session.flag);
  await nextButton(page).click();
  await expect(heading(page, "Question 2 of 50")).toBeFocused();
  const { refs } = await keptExam(page);
  const key = answerKeyOf(exportedQuestionBank("karimenkyo"), refs);
  for (const { answer } of key.slice(1, 49)) {
    await page.locator("#question").waitFor();
    await page.keyboard.press(answer ? "1" : "2");
    await page.keyboard.press("ArrowRight");
  }
  await expect(heading(page, "Question 50 of 50")).toBeFocused();
  await expect(page.getByText(english.quiz.correct)).toBeHidden();

  await press(page, session.map);
  await expect(
    page.getByText(
      formatMessage(session.counts, { answered: 49, open: 1, flagged: 1 }),
    ),
  ).toBeVisible();
  // On a computer there is no second column beside the list.
  const share = await page
    .locator(".screen-list")
    .evaluate((list) => list.clientWidth / list.closest("main")!.clientWidth);
  expect(share).toBeGreaterThan(0.75);
  await expectAccessible(page);
  await press(page, session.finish);
  await expect(page.getByRole("button", { name: /^1: /u })).toBeVisible();
  await expectAccessible(page);
  await press(page, english.exam.handIn.button);

  const right = 48 + Number(!key[0]!.answer);
  await expect(heading(page, results.passed)).toBeFocused();
  await expect(
    page.getByText(formatMessage(results.of, { right, asked: 50 })),
  ).toBeVisible();
  await expectAccessible(page);

  await press(page, results.back);
  await expect(heading(page, taken.heading)).toBeVisible();
  await expect(passedExam(page)).toBeVisible();
  await page.goto("/exams/");
  await startApp(page);
  await expect(passedExam(page)).toBeVisible();

  // Its answers can be looked at again from the learner's own page.
  await page.goto("/progress/");
  await passedExam(page).getByRole("link", { name: taken.answers }).click();
  await startApp(page);
  await expect(heading(page, results.passed)).toBeVisible();
});
