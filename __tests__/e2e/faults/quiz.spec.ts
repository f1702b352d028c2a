import type { Page } from "@playwright/test";
import practice from "@/content/sets/practice";
import { allMessages } from "@/content/ui";
import { formatMessage } from "@/lib/text/format-message";
import {
  backLink,
  english,
  finishButton,
  nextButton,
  previousButton,
  questionOf,
} from "../support/english";
import {
  choose,
  expect,
  feedback,
  position,
  startApp,
  test,
} from "../support/site";

const total = practice.length;
const address = "/sets/practice/";
const options = (page: Page) => page.getByRole("group").getByRole("button");

/** Answers all questions before this one (zero-based) with their first option. */
async function goTo(page: Page, index: number) {
  for (let done = 0; done < index; done += 1) {
    await choose(page, 0);
    await nextButton(page).click();
    await expect(position(page)).toHaveText(questionOf(done + 2, total));
  }
}

test("a double click on Next or Finish is one step", async ({ page }) => {
  await page.goto(address);
  await choose(page, 0);
  await nextButton(page).dblclick();
  await expect(position(page)).toHaveText(questionOf(2, total));
  await expect(feedback(page)).toBeHidden();

  // Where all is answered already, a second step would be possible.
  await choose(page, 0);
  await nextButton(page).click();
  await choose(page, 0);
  const previous = previousButton(page);
  await previous.dblclick();
  await expect(position(page)).toHaveText(questionOf(2, total));
  await nextButton(page).dblclick();
  await expect(position(page)).toHaveText(questionOf(3, total));

  await nextButton(page).click();
  for (let index = 3; index < total; index += 1) {
    await choose(page, 0);
    if (index < total - 1) await nextButton(page).click();
  }
  await finishButton(page).dblclick();
  await expect(
    page.getByRole("heading", { name: english.results.failed }),
  ).toBeVisible();
  await expect(position(page)).toBeHidden();
});

test("of two options in one moment the first counts", async ({ page }) => {
  await page.goto(address);
  for (const round of [1, 2]) {
    await expect(position(page)).toHaveText(questionOf(round, total));
    await options(page).nth(0).scrollIntoViewIfNeeded();
    const [first, second] = await Promise.all(
      [0, 1].map(async (index) => {
        const box = await options(page).nth(index).boundingBox();
        return [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20] as const;
      }),
    );
    await page.mouse.dblclick(...first!);
    await page.mouse.dblclick(...second!);

    await expect(options(page).nth(0)).toHaveAccessibleName(/Your answer/);
    await expect(options(page).nth(1)).not.toHaveAccessibleName(/Your answer/);
    await expect(position(page)).toHaveText(questionOf(round, total));
    await nextButton(page).click();
  }
});

test("of two tabs the newer answer wins, and the other says so", async ({
  page,
  context,
}) => {
  await page.goto(address);
  await goTo(page, 1);
  const tab = await context.newPage();
  await tab.goto(address);
  await expect(position(tab)).toHaveText(questionOf(2, total));
  const note = "You continued this set in another tab";
  await expect(tab.getByText(note)).toBeHidden();

  await choose(tab, 1);
  await expect(page.getByText(note)).toBeVisible();
  await expect(options(page).nth(1)).toHaveAccessibleName(/Your answer/);
  await nextButton(tab).click();
  await expect(position(page)).toHaveText(questionOf(3, total));

  // Another set in the other tab takes nothing away.
  await tab.goto("/sets/basic/");
  await choose(tab, 0);
  await choose(page, 0);
  await nextButton(page).click();
  await tab.reload();
  await expect(feedback(tab)).toBeVisible();
  await tab.goto(address);
  await expect(position(tab)).toHaveText(questionOf(4, total));

  for (let index = 3; index < total; index += 1) {
    await choose(tab, 0);
    await (index < total - 1 ? nextButton(tab) : finishButton(tab)).click();
  }
  await expect(
    page.getByRole("heading", { name: english.results.failed }),
  ).toBeVisible();
  await expect(page.getByText(note)).toBeVisible();
});

test("a reload, Back or a cached page shows the same feedback", async ({
  page,
}) => {
  const isSame = async () => {
    await expect(position(page)).toHaveText(questionOf(3, total));
    await expect(options(page).nth(1)).toHaveAccessibleName(/Your answer/);
    await expect(feedback(page)).toBeVisible();
    await expect(options(page).nth(2)).toBeDisabled();
  };
  // The address names a question that is left behind.
  await page.goto(`${address}#q1`);
  await goTo(page, 2);
  await choose(page, 1);
  await isSame();

  await page.reload();
  await isSame();
  await page.goto("/recommended-book/");
  await page.goBack();
  await isSame();
  await backLink(page).click();
  await page.goBack();
  await isSame();

  // Left for another page, continued there, come back to from the browser's
  // own cache: the page is as it was, the answers are newer.
  await page.evaluate(() => {
    const key = "menkyo-mitra:set:practice";
    const kept = localStorage.getItem(key) ?? "";
    localStorage.setItem(key, kept.replace('"current":3', '"current":2'));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(position(page)).toHaveText(questionOf(2, total));
});

test.describe("a question that cannot be drawn", () => {
  test.use({ allowErrors: ["null", "Error"] });

  for (const [path, setId, language, broken] of [
    ["/sets/", "practice", "en", { explanation: {} }],
    ["/ne/", "karimenkyo-nepali", "ne", { basis: [null] }],
  ] as const)
    test(`it is left out in the ${language} page, the rest goes on`, async ({
      page,
    }) => {
      const { failed, skip, finish } = allMessages[language].quiz;
      await page.route(`**/questions/${setId}.*.json`, async (route) => {
        const response = await route.fetch();
        const questions = (await response.json()) as object[];
        questions[1] = { ...questions[1], ...broken };
        await route.fulfill({ json: questions.slice(0, 3) });
      });
      await page.goto(path);
      await startApp(page);
      await page.locator(`a[href$="/sets/${setId}/"]`).first().click();
      await choose(page, 0);
      await page.locator(".quiz-next").click();

      await expect(
        page.getByRole("alert").filter({ hasText: failed }),
      ).toBeVisible();
      await page.getByRole("button", { name: skip }).click();
      await choose(page, 1);
      await page.getByRole("button", { name: finish }).click();

      await expect(page.locator("dl")).toContainText("3");
      const all = formatMessage(allMessages[language].round.all, { count: 3 });
      await page.getByRole("button", { name: all }).click();
      await expect(page.locator(".review")).toHaveCount(2);
      await expect(page.getByText(failed).first()).toBeVisible();
    });
});
