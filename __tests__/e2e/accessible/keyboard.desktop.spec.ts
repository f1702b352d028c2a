import type { Locator, Page } from "@playwright/test";
import { questionSets } from "@/content/question-sets";
import {
  backLink,
  begunLink,
  chooserLink,
  english,
  nextButton,
  questionOf,
  setMenuButton,
  shareButton,
  startLink,
} from "../support/english";
import { holdBack } from "../support/line";
import { expect, feedback, position, startApp, test } from "../support/site";

const total = questionSets.practice.questionCount;

const { failed, passed } = english.results;
/** The heading of the results, whichever it is. */
const results = new RegExp(`^(${failed}|${passed})`);

/** Presses Tab until an element has the focus, which is seen at each stop. */
async function tabTo(page: Page, target: Locator, key = "Tab") {
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (await target.evaluate((element) => element.matches(":focus"))) return;
  }
  throw new Error(`No Tab leads to ${String(target)}`);
}

/** What has the focus is in view and has a ring of 2 px. */
async function expectFocusSeen(page: Page) {
  const focus = () =>
    page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const { top, bottom } = element.getBoundingClientRect();
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const bar = document.querySelector("header")!;
      const isUnderBar =
        !bar.contains(element) &&
        !element.matches("[href='#content']") &&
        bottom <= bar.getBoundingClientRect().bottom;
      return {
        name: element.outerHTML.slice(0, 80),
        isSeen: bottom > 0 && top < innerHeight && !isUnderBar,
        hasRing: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
      };
    });

  // The page scrolls there smoothly.
  await expect
    .poll(focus)
    .toEqual({ name: expect.any(String), isSeen: true, hasRing: true });
}

test("a learner with only a keyboard gets everywhere and back", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const link = (name: string) => page.getByRole("link", { name, exact: true });

  await test.step("over the skip link past the bar", async () => {
    await page.goto("/");
    await page.keyboard.press("Tab");
    await expect(link(english.site.skipToContent)).toBeFocused();
    await expectFocusSeen(page);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.locator('html[data-app="live"]').waitFor();
  });

  await test.step("from the landing to the chooser to a set", async () => {
    await tabTo(page, chooserLink(page));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expectFocusSeen(page);
    await tabTo(page, startLink(page, "practice"));
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("heading", {
        name: english.sets.practice.title,
        level: 1,
      }),
    ).toBeFocused();
    await expect(page).toHaveTitle(/^Practice Test: /);
    await expect(position(page)).toBeVisible();
  });

  await test.step("the picture opens and closes", async () => {
    const large = page.locator("[popover]:popover-open img");
    const picture = page.getByTitle(english.quiz.enlarge);
    await tabTo(page, picture);
    await page.keyboard.press("Enter");
    await expect(large).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(large).toBeHidden();
    await expect(picture).toBeFocused();
  });

  await test.step("the first question: Tab, Enter, Tab, Enter", async () => {
    const option = page.getByRole("group").getByRole("button").nth(1);
    await tabTo(page, option);
    await page.keyboard.press("Space");
    await expect(feedback(page)).toBeVisible();
    // The feedback is announced; the focus stays where it was.
    await expect(option).toBeFocused();
    await tabTo(page, nextButton(page));
    await page.keyboard.press("Enter");
    await expect(position(page)).toBeFocused();
    await expectFocusSeen(page);
    await expect(page).toHaveTitle(
      `Question 2 of ${total} - Practice Test: Japan driving licence test | Menkyo Mitra`,
    );
  });

  await test.step("Next and Previous say why not", async () => {
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText(english.quiz.answerFirst)).toBeVisible();
    await page.keyboard.press("2");
    await expect(page.getByText(english.quiz.answerFirst)).toBeHidden();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByText(english.quiz.isFirst)).toBeVisible();
    await expect(page).toHaveTitle(/^Question 1 of /);
  });

  await test.step("Enter that is held goes on once", async () => {
    await position(page).focus();
    await page.keyboard.down("Enter");
    await page.keyboard.down("Enter");
    await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await expect(position(page)).toHaveText(questionOf(2, total));
  });

  await test.step("the others by digits and letters", async () => {
    for (let number = 3; number <= total; number += 1) {
      await page.keyboard.press("Enter");
      await expect(position(page)).toHaveText(questionOf(number, total));
      await page.keyboard.press(["1", "b", "3", "D"][number % 4] ?? "1");
      await expect(feedback(page)).toBeVisible();
    }
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: results })).toBeFocused();
    await expectFocusSeen(page);
    await expect(page).toHaveTitle(results);
  });

  await test.step("sharing, then past the review to the end", async () => {
    const share = shareButton(page.locator("[data-passed]"));
    await tabTo(page, share);
    await page.keyboard.press("Enter");
    await expect(page.getByText("The link is copied")).toBeVisible();
    await expect(share).toBeFocused();
    await tabTo(page, link(english.footer.terms));
  });

  await test.step("back, where the title is right again", async () => {
    await page.goBack();
    await expect(page).toHaveURL("/sets/");
    await expect(begunLink(page, "practice")).toBeFocused();
    await expect(page).not.toHaveTitle(results);
    await page.goForward();
    await expect(page).toHaveTitle(results);
    await tabTo(page, backLink(page), "Shift+Tab");
  });
});

test("the keys can be turned off, and stay off", async ({ page }) => {
  const keys = page.getByRole("checkbox", { name: /^Keys: / });

  await page.goto("/sets/practice/");
  await startApp(page);
  await setMenuButton(page).click();
  await expect(keys).toBeChecked();
  await tabTo(page, keys);
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  for (const key of ["1", "b", "ArrowRight", "Enter"])
    await page.keyboard.press(key);
  await expect(page.getByText(english.quiz.answerFirst)).toBeHidden();
  await expect(feedback(page)).toBeHidden();

  await page.reload();
  await startApp(page);
  await setMenuButton(page).click();
  await expect(keys).not.toBeChecked();
  await page.keyboard.press("Escape");
  await position(page).focus();
  await page.keyboard.press("1");
  await expect(feedback(page)).toBeHidden();

  await setMenuButton(page).click();
  await keys.check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("1");
  await expect(feedback(page)).toBeVisible();
});

test("keys that are turned off before the app runs stay off", async ({
  page,
}) => {
  const keys = page.getByRole("checkbox", { name: /^Keys: / });
  const release = await holdBack(page, "**/_next/static/**/*.js");
  await page.goto("/sets/practice/", { waitUntil: "commit" });
  await setMenuButton(page).click();
  await keys.uncheck();
  await page.keyboard.press("Escape");
  release();
  await startApp(page);

  await setMenuButton(page).click();
  await expect(keys).not.toBeChecked();
  await page.keyboard.press("Escape");
  await position(page).focus();
  await page.keyboard.press("1");
  await expect(feedback(page)).toBeHidden();
});
