import type { Page } from "@playwright/test";
import questions from "@/content/sets/karimenkyo-1";
import practice from "@/content/sets/practice";
import {
  english,
  finishButton,
  nextButton,
  previousButton,
  questionOf,
} from "../support/english";
import { keepAnswers } from "../support/kept";
import { holdBack } from "../support/line";
import {
  choose,
  expect,
  feedback,
  position,
  startApp,
  test,
} from "../support/site";

const address = "/sets/karimenkyo-1/";
const right = questions[0].answer ? 0 : 1;
const { correct } = english.quiz;
const scripts = "**/_next/static/**/*.js";

test.describe("an answer before the app started", () => {
  let release: () => void;
  test.beforeEach(async ({ page }) => {
    release = await holdBack(page, scripts);
    await page.goto(address, { waitUntil: "commit" });
    await choose(page, right);
    await expect(feedback(page)).toContainText(correct, { useInnerText: true });
  });

  test("survives its page", async ({ page, context }) => {
    await page.close();
    const again = await context.newPage();
    const arrive = await holdBack(again, scripts);
    await again.goto(address, { waitUntil: "commit" });
    await expect(feedback(again)).toContainText(correct, {
      useInnerText: true,
    });

    arrive();
    await nextButton(again).click();
    await expect(position(again)).toHaveText(questionOf(2, 50));
    await previousButton(again).click();
    await expect(feedback(again)).toContainText(correct, {
      useInnerText: true,
    });
  });

  test("is there after another page and Back", async ({ page }) => {
    await page.goto("/about/", { waitUntil: "commit" });
    // At the commit itself the browser still changes frames, and has no history.
    await expect(
      page.getByRole("heading", { name: english.about.title }),
    ).toBeVisible();
    await page.goBack({ waitUntil: "commit" });
    await expect(feedback(page)).toContainText(correct, { useInnerText: true });

    await page.goto("/about/", { waitUntil: "commit" });
    await page.goto(`${address}#q9`, { waitUntil: "commit" });
    release();
    await expect(position(page)).toHaveText(questionOf(9, 50));
    await expect(feedback(page)).toBeHidden();
    await page.goto("/sets/");
    await page.goto(address);
    await expect(feedback(page)).toContainText(correct, { useInnerText: true });
  });

  test("includes Next", async ({ page, context }) => {
    await nextButton(page).click();
    await page.close();
    const again = await context.newPage();
    await again.goto(address);

    await expect(position(again)).toHaveText(questionOf(2, 50));
  });
});

// An option that the question does not have; other texts: handoff.test.ts.
test("a saved first answer that fits no option is ignored", async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("set"))
      localStorage.setItem("menkyo-mitra:first:karimenkyo-1", "9");
    sessionStorage.setItem("set", "yes");
  });
  const release = await holdBack(page, scripts);
  await page.goto(address, { waitUntil: "commit" });
  await expect(position(page)).toBeVisible();
  await expect(feedback(page)).toBeHidden();
  release();
  await startApp(page);
  await expect(feedback(page)).toBeHidden();
  await choose(page, right);
  await expect(feedback(page)).toContainText(correct, { useInnerText: true });
});

test("a first answer that another tab has taken is not given twice", async ({
  page,
  context,
}) => {
  const release = await holdBack(page, scripts);
  await page.goto(address, { waitUntil: "commit" });
  await choose(page, right);
  const other = await context.newPage();
  await other.goto(address);
  await expect(feedback(other)).toContainText(correct, { useInnerText: true });
  await nextButton(other).click();
  await expect(position(other)).toHaveText(questionOf(2, 50));

  release();
  await startApp(page);
  await expect(position(page)).toHaveText(questionOf(2, 50));
  await expect(feedback(page)).toBeHidden();
});

test("a tap at the moment the app gives up is kept", async ({ page }) => {
  await page.clock.install();
  await page.route(scripts, (route) => route.fulfill({ body: "" }));
  await page.addInitScript((choice) => {
    const press = () => {
      if (document.documentElement.dataset.app !== "failed") return;
      document.querySelectorAll<HTMLElement>(".quiz .option")[choice]!.click();
    };
    document.addEventListener("DOMContentLoaded", () =>
      new MutationObserver(press).observe(document.documentElement, {
        attributeFilter: ["data-app"],
      }),
    );
  }, right);
  await page.goto(address);
  await page.mouse.move(1, 1);
  await page.mouse.move(3, 3);
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(feedback(page)).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(page.getByText(english.quiz.needsScript)).toBeVisible();

  await page.unroute(scripts);
  await page.getByRole("link", { name: english.quiz.tryAgain }).click();
  await nextButton(page).click();
  await expect(position(page)).toHaveText(questionOf(2, 50));
  await previousButton(page).click();
  await expect(feedback(page)).toContainText(correct, { useInnerText: true });
});

test.describe("a link to a question", () => {
  const total = practice.length;
  const open = async (page: Page, fragment: string) => {
    await page.goto("/about/");
    await page.goto(`/sets/practice/${fragment}`);
    await startApp(page);
  };

  test("keeps the current question until she answers there", async ({
    page,
  }) => {
    await keepAnswers(page, { setId: "practice", answered: 3, wrong: 0 });
    await open(page, "#q9");
    await expect(position(page)).toHaveText(questionOf(9, total));
    await page.evaluate(() => (location.hash = "q7"));
    await expect(position(page)).toHaveText(questionOf(7, total));
    await open(page, "");
    await expect(position(page)).toHaveText(questionOf(4, total));

    await open(page, "#q9");
    await choose(page, 0);
    await open(page, "");
    await expect(position(page)).toHaveText(questionOf(9, total));
    await expect(feedback(page)).toBeVisible();
  });

  test("leaves the results of a finished set", async ({ page }) => {
    const passed = page.getByRole("heading", { name: english.results.passed });
    await keepAnswers(page, { setId: "practice", answered: total, wrong: 0 });
    await page.goto("/sets/practice/");
    await finishButton(page).click();
    await expect(passed).toBeVisible();

    await open(page, "#q3");
    await expect(position(page)).toHaveText(questionOf(3, total));
    await expect(feedback(page)).toBeVisible();
    await open(page, "");
    await expect(passed).toBeVisible();
  });
});
