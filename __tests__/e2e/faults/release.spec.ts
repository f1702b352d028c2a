import type { Page } from "@playwright/test";
import questions from "@/content/sets/karimenkyo-1";
import { english, nextButton, questionOf, startLink } from "../support/english";
import { scriptsOf } from "../support/exported";
import { expect, test } from "../support/host";
import { keepAnswers } from "../support/kept";
import { nameConnection } from "../support/line";
import { choose, feedback, position, startApp } from "../support/site";
import { variantIf } from "../support/variant";

test.use({
  serviceWorkers: "block",
  allowErrors: ["404", "Refused to execute", "Failed to load"],
});

const right = questions[0].answer ? 0 : 1;

/** Counts how often the page is loaded from here on. */
function countLoads(page: Page) {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

for (const [name, place] of [
  ["the framework", 0],
  ["the page", -1],
] as const)
  test(
    `when a script of ${name} was replaced, the new page comes once, with the answer`,
    variantIf(place === 0),
    async ({ page, host }) => {
      const script = scriptsOf("sets/karimenkyo-1/index.html").at(place) ?? "";
      const loads = countLoads(page);
      // Nothing is downloaded ahead, so that a release can come in between.
      await nameConnection(page, { saveData: true });
      await page.goto("/sets/karimenkyo-1/");
      host.renameScripts([script]);

      await choose(page, right);
      await expect.poll(loads).toBe(2);
      await page.locator('html[data-app="live"]').waitFor();
      await expect(feedback(page)).toContainText(english.quiz.correct, {
        useInnerText: true,
      });
      await nextButton(page).click();
      await expect(position(page)).toHaveText(questionOf(2, 50));
      expect(loads()).toBe(2);
    },
  );

for (const [name, place] of [
  ["the framework", 0],
  ["the page", -1],
] as const)
  test(
    `a script of ${name} that stays away is told of, and progress is kept`,
    variantIf(place === 0),
    async ({ page, host }) => {
      const scripts = scriptsOf("ne/sets/karimenkyo-nepali/index.html");
      const putBack = host.loseScript(scripts.at(place) ?? "");
      const loads = countLoads(page);
      const message = page.getByText(/JavaScript चाहिन्छ/);
      await keepAnswers(page, {
        setId: "karimenkyo-nepali",
        language: "ne",
        answered: 1,
        wrong: 0,
      });
      await page.goto("/ne/sets/karimenkyo-nepali/");

      await expect.poll(loads).toBe(2);
      await expect(message).toBeVisible();
      putBack();
      await page.getByRole("link", { name: "फेरि प्रयास गर्नुहोस्" }).click();
      await expect(
        page.getByRole("heading", { name: "प्रश्न 2 / 50" }),
      ).toBeVisible();
      expect(loads()).toBe(3);
    },
  );

test("a page from before a release still works, links lead to the new one", async ({
  page,
  host,
}) => {
  await page.goto("/sets/");
  await startApp(page);
  host.renameScripts(scriptsOf("sets/index.html"));
  host.release("about/index.html", english.about.title, "About This Release");
  const loads = countLoads(page);

  await startLink(page, "practice").click();
  await choose(page, 0);
  await nextButton(page).click();
  await expect(position(page)).toHaveText(questionOf(2, 10));
  expect(loads()).toBe(0);

  await page.getByRole("link", { name: english.about.title }).click();
  await expect(
    page.getByRole("heading", { name: "About This Release" }),
  ).toBeVisible();
  await page.goBack();
  await expect(position(page)).toHaveText(questionOf(2, 10));
});
