import type { Page } from "@playwright/test";
import type { PluralMessage } from "@/content/ui/plural";
import { formatMessage } from "@/lib/text/format-message";
import { formatPlural } from "@/lib/text/format-plural";
import {
  codeOfFirstRelease,
  storedByFirstRelease,
} from "../../fixtures/first-release";
import { english, nextButton } from "../support/english";
import { keepAnswers } from "../support/kept";
import { answer, beginPractice, finishRound } from "../support/round";
import { expect, test } from "../support/site";

const { practice, progress } = english;
const MONDAY = new Date("2026-11-23T09:00:00");

const waiting = (page: Page, count: number) =>
  change(page, progress.mistakes.waiting, count);

const change = (page: Page, text: PluralMessage, count: number) =>
  expect(page.getByText(formatPlural(text, count, "en"))).toBeVisible();

test("mistakes of one day are cleared after two more", async ({ page }) => {
  await page.clock.install({ time: MONDAY });

  await test.step("the first round, three of ten wrong", async () => {
    await beginPractice(page);
    await finishRound(page, 10, 3);
    await change(page, practice.added, 3);
    const name = formatMessage(progress.next.mistakes, { count: 3 });
    await page.getByRole("link", { name }).click();
    await finishRound(page, 3, 0);
    await change(page, practice.onceMore, 3);
    await page.reload();
    await change(page, practice.mistakesLater, 3);
  });

  await test.step("two days later the mistakes come first, and leave", async () => {
    await page.clock.setSystemTime(new Date("2026-11-25T09:00:00"));
    await page.goto("/progress/");
    await waiting(page, 3);
    await page.getByRole("link", { name: progress.mistakes.practise }).click();
    await finishRound(page, 3, 0);
    await change(page, practice.gone, 3);
    await page.getByRole("link", { name: practice.toProgress }).click();
    await expect(page.getByText(progress.mistakes.none)).toBeVisible();
  });
});

test("a killed tab loses no answer of a round", async ({ page, context }) => {
  await beginPractice(page);
  await answer(page, false);
  const missed = await page.locator("#question").textContent();
  await nextButton(page).click();
  await answer(page, true);
  await page.close();

  const again = await context.newPage();
  await again.goto("/practice/");
  await expect(again.locator("#question")).toHaveText(missed ?? "");
  await again.goto("/progress/");
  await waiting(again, 1);
  await change(again, progress.goal.done, 2);
});

test("a round continues without a set that does not load", async ({ page }) => {
  await page.route("**/questions/karimenkyo-1.en.json", (route) =>
    route.fulfill({ contentType: "application/json", body: "[]" }),
  );
  await beginPractice(page);

  await expect(page.getByText(practice.someMissing)).toBeVisible();
  await answer(page, true);
});

test("a topic, and how sure she is, are asked for", async ({ page }) => {
  await keepAnswers(page, { setId: "karimenkyo-1", answered: 10, wrong: 0 });
  await page.goto("/progress/");
  await page.getByRole("checkbox", { name: progress.goal.sure }).check();
  const topic = progress.topics.signs;
  await page.getByRole("main").getByRole("link", { name: topic }).click();
  const intro = formatMessage(practice.topicIntro, { topic });
  await expect(page.getByText(intro)).toBeVisible();

  await page.getByRole("radio", { name: practice.guess }).check();
  await answer(page, true);
  const log = await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("menkyo-mitra:answers:"))
      .map((key) => localStorage.getItem(key)),
  );
  expect(log.join(" ")).toMatch(/\?$/);
});

test("the chance is shown from fifty answers on, and carried", async ({
  page,
  browser,
}) => {
  await keepAnswers(page, { setId: "karimenkyo-1", answered: 40, wrong: 4 });
  await page.goto("/progress/");
  const { chance, tools } = progress;
  const karimenkyo = page.locator(".card").filter({
    has: page.getByRole("heading", {
      name: english.exams.tests.karimenkyo.name,
    }),
  });
  await expect(karimenkyo).toContainText(/\d\d of 50 answers/);

  await keepAnswers(page, { setId: "karimenkyo-2", answered: 50, wrong: 5 });
  await page.reload();
  await expect(karimenkyo).toContainText(/\d+%/);
  const shown = await karimenkyo.textContent();
  await page.getByText(chance.how).click();
  await expect(page.getByText(chance.formula.at(-1) ?? "")).toBeVisible();

  const code = page.getByRole("textbox", { name: tools.code });
  await page.getByRole("button", { name: tools.drawQr }).click();
  await expect(code).toHaveValue(/^MM2z/);
  const text = await code.inputValue();

  // As another phone's camera opens it.
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(`/progress/#${text}`);
  await other.getByRole("button", { name: tools.use }).click();
  await expect(other.getByText(/Added 90 answers/)).toBeVisible();
  const there = other.locator(".card").filter({
    has: other.getByRole("heading", {
      name: english.exams.tests.karimenkyo.name,
    }),
  });
  await expect(there).toHaveText(shown ?? "");
  await elsewhere.close();
});

test("what the first release stored is imported", async ({ page }) => {
  await page.addInitScript((stored) => {
    for (const [key, text] of Object.entries(stored))
      localStorage.setItem(key, text);
  }, storedByFirstRelease);
  await page.goto("/progress/");
  const { tools } = progress;
  await expect(page.getByText(/Practice Test: 2 of 10/)).toBeVisible();

  await page
    .getByRole("textbox", { name: tools.code })
    .fill(codeOfFirstRelease);
  await page.getByRole("button", { name: tools.use }).click();
  await expect(page.getByText(/Copied 2 sets/)).toBeVisible();
});
