import type { Page } from "@playwright/test";
import practice from "@/content/sets/practice";
import { splitByScript } from "@/lib/text/split-by-script";
import { backLink, english, questionOf, startLink } from "../support/english";
import { holdBack } from "../support/line";
import { rightOptions as right } from "../support/practice";
import { choose, expect, feedback, startApp, test } from "../support/site";
import { keepTranslating, mark, translate } from "../support/translation";

const total = practice.length;
const heading = (page: Page) => page.locator(".quiz h2");
const button = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`${name}$`) });

/** A text as it came or translated; none that was left from before. */
const either = (text: string) => new RegExp(`^${mark}?${text}$`);

/** A text of which each piece in a language of its own is translated. */
const translated = (text: string) =>
  splitByScript(text, "en")
    .map((run) => mark + run.text)
    .join("");

test("a translated quiz counts, explains and ends", async ({ page }) => {
  await page.goto("/sets/practice/");
  await startApp(page);

  for (const [index, { question }] of practice.entries()) {
    await translate(page);
    await expect(heading(page)).toHaveText(
      either(questionOf(index + 1, total)),
    );
    await expect(page.locator("#question")).toHaveText(translated(question));
    const isRight = index % 2 === 0;
    await choose(page, isRight ? right[index]! : (right[index]! + 1) % 4);
    await expect(feedback(page).locator(".verdict:not([hidden])")).toHaveText(
      either(isRight ? english.quiz.correct : english.quiz.incorrect),
    );
    await translate(page);
    await expect(
      page.getByRole("group").getByRole("button").nth(right[index]!),
    ).toContainText("Correct answer");
    await button(
      page,
      index === total - 1 ? english.quiz.finish : english.quiz.next,
    ).click();
    if (index === 1) {
      await button(page, english.quiz.previous).click();
      await expect(heading(page)).toHaveText(either(questionOf(2, total)));
      await expect(feedback(page)).toContainText(english.quiz.incorrect, {
        useInnerText: true,
      });
      await button(page, english.quiz.next).click();
    }
  }

  await expect(page.locator("dl")).toContainText("Score50%");
  await translate(page);
  await expect(page.locator(".review")).toHaveCount(total / 2);
  await button(page, english.results.again).click();
  await expect(heading(page)).toHaveText(either(questionOf(1, total)));
  await expect(feedback(page)).toBeHidden();
});

test("a set changes its language in a translated page", async ({ page }) => {
  await page.goto("/sets/karimenkyo-nepali/");
  await startApp(page);
  await choose(page, 0);
  await button(page, english.quiz.next).click();
  await choose(page, 0);
  await translate(page);
  const question = page.locator("#question");
  const inNepali = await question.textContent();

  await page.locator(".focus-more").click();
  await button(page, "English").click();
  await expect(question).toHaveText(/^[A-Z][a-z]/);
  await expect(heading(page)).toHaveText(either(questionOf(2, 50)));
  await expect(page.locator("summary").first()).toHaveText(/^1\. [A-Z]/);
  await translate(page);
  await page.locator(".focus-more").click();
  await page.getByRole("button", { name: /नेपाली/ }).click();
  await expect(question).toHaveText((inNepali ?? "").replaceAll(mark, ""));
  await expect(feedback(page)).toBeVisible();
});

test("what is translated before the app runs is hydrated", async ({ page }) => {
  const release = await holdBack(page, "**/_next/static/**/*.js");
  await page.goto("/sets/practice/", { waitUntil: "domcontentloaded" });
  await translate(page);
  await choose(page, right[0]!);
  await expect(feedback(page)).toContainText(english.quiz.correct, {
    useInnerText: true,
  });
  release();
  await expect(page.locator("html")).toHaveAttribute("data-app", "live");
  await expect(feedback(page)).toContainText(english.quiz.correct, {
    useInnerText: true,
  });
  await button(page, english.quiz.next).click();
  await expect(heading(page)).toHaveText(either(questionOf(2, total)));

  await backLink(page).click();
  await translate(page);
  await startLink(page, "karimenkyo-1").click();
  await expect(heading(page)).toHaveText(either(questionOf(1, 50)));
});

test.describe("while the browser goes on translating", () => {
  // React says that it draws the page anew.
  test.use({ allowErrors: ["#418"] });

  test("the app still starts and continues", async ({ page }) => {
    await keepTranslating(page);
    await page.goto("/sets/practice/");
    await startApp(page);

    for (const index of [0, 1]) {
      await expect(heading(page)).toHaveText(
        `${mark}Question ${index + 1} of ${total}`,
      );
      await choose(page, right[index]!);
      await expect(feedback(page)).toContainText(`${mark}Correct!`, {
        useInnerText: true,
      });
      await button(page, english.quiz.next).click();
    }
    await expect(page.locator("html")).toHaveAttribute("data-effects", /./);
  });
});
