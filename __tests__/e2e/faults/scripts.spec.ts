import type { Page } from "@playwright/test";
import questions from "@/content/sets/karimenkyo-1";
import {
  setNetwork,
  slow2G,
  slowDown,
  unslowed,
} from "@/scripts/bench/networks";
import {
  backLink,
  chooserLink,
  english,
  menuButton,
  nextButton,
  previousButton,
  questionOf,
  setMenuButton,
  startLink,
} from "../support/english";
import { choose, expect, feedback, position, test } from "../support/site";

const address = "/sets/karimenkyo-1/";
const right = questions[0].answer ? 0 : 1;
const needsScript = (page: Page) => page.getByText(english.quiz.needsScript);

/** Every button that can be seen is one that the browser itself answers. */
async function expectNoDeadButton(page: Page) {
  for (const button of await page.getByRole("button").all())
    await expect(button).toHaveAttribute("popovertarget");
  await expect(page.getByRole("switch")).toHaveCount(0);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a set is a list of all its questions and answers", async ({ page }) => {
    await page.goto(address);
    const list = page.getByRole("main").locator("details");

    await expect(list).toHaveCount(questions.length);
    for (const [index, question] of questions.entries()) {
      const item = list.nth(index);
      await expect(item).toContainText(question.question);
      await expect(item).toContainText(
        `Answer: ${question.answer ? "True" : "False"}`,
      );
      await expect(item).toContainText(question.explanation);
    }
    await list.first().locator("summary").click();
    await expect(list.first().getByText("Answer:")).toBeVisible();
    await expect(needsScript(page)).toBeVisible();
    await expectNoDeadButton(page);
    await setMenuButton(page).click();
    await expect(page.locator("#focus-menu")).toBeVisible();
    await expectNoDeadButton(page);
    await expect(page.getByRole("checkbox")).toHaveCount(0);
  });

  test("a link to a question leads to it in the list", async ({ page }) => {
    await page.goto("/sets/karimenkyo-1/#q12");

    const item = page.getByRole("main").locator("details").nth(11);
    await expect(item).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() => item.evaluate((it) => it.getBoundingClientRect().top))
      .toBeLessThan(200);
  });

  test("every way is an ordinary link", async ({ page }) => {
    await page.goto("/");
    await expectNoDeadButton(page);
    await chooserLink(page).click();
    await startLink(page, "karimenkyo-1").click();
    await expect(page).toHaveURL(address);
    await backLink(page).click();
    await page.getByRole("link", { name: english.chooser.back }).click();
    await expect(page).toHaveURL("/#sets");

    await menuButton(page).click();
    await expectNoDeadButton(page);
    await page
      .getByRole("navigation", { name: english.nav.label })
      .getByRole("link", { name: english.nav.info })
      .click();
    await expect(page).toHaveURL("/#info");
  });
});

test.describe("when the app's scripts do not arrive", () => {
  test.use({ allowErrors: ["net::ERR_FAILED"] });

  test("the first question works and the rest is said to be below", async ({
    page,
  }) => {
    await page.route("**/_next/static/**/*.js", (route) => route.abort());
    await page.goto(address);
    await choose(page, right);

    await expect(feedback(page)).toContainText(english.quiz.correct, {
      useInnerText: true,
    });
    await expect(needsScript(page)).toBeVisible();
    await expect(nextButton(page)).toBeHidden();
    const list = page.getByRole("main").locator("details");
    await list.nth(1).locator("summary").click();
    await expect(list.nth(1).getByText("Answer:")).toBeVisible();

    await page.unroute("**/_next/static/**/*.js");
    await page.getByRole("link", { name: english.quiz.tryAgain }).click();
    await nextButton(page).click();
    await expect(position(page)).toHaveText(questionOf(2, 50));
    await previousButton(page).click();
    await expect(feedback(page)).toContainText(english.quiz.correct, {
      useInnerText: true,
    });
  });

  test("not even the styles", async ({ page }) => {
    await page.route("**/_next/static/**", (route) => route.abort());
    await page.goto(address);
    await choose(page, right);

    await expect(feedback(page)).toContainText(english.quiz.correct, {
      useInnerText: true,
    });
    await expect(nextButton(page)).toBeHidden();
    await expect(page.getByText(questions[49].question)).toBeVisible();
  });
});

test("a tap long before the app starts is kept, on 2G", async ({
  page,
  context,
}) => {
  const device = await context.newCDPSession(page);
  await slowDown(device, slow2G);
  await page.goto(address, { waitUntil: "commit" });

  await choose(page, right);
  await expect(feedback(page)).toContainText(english.quiz.correct, {
    useInnerText: true,
  });
  await expect(page.locator('html[data-app="live"]')).toHaveCount(0);
  await nextButton(page).click();

  await setNetwork(device, unslowed);
  await expect(position(page)).toHaveText(questionOf(2, 50), {
    timeout: 60_000,
  });
  await previousButton(page).click();
  await expect(feedback(page)).toContainText(english.quiz.correct, {
    useInnerText: true,
  });
});
