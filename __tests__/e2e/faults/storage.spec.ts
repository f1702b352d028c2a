import type { Page } from "@playwright/test";
import {
  backLink,
  begunLink,
  english,
  nextButton,
  questionOf,
} from "../support/english";
import { fillStorage } from "../support/kept";
import { finishPractice, firstOptions } from "../support/practice";
import {
  choose,
  expect,
  feedback,
  position,
  startApp,
  test,
} from "../support/site";

const address = "/sets/practice/";
const key = "menkyo-mitra:set:practice";
const note = (page: Page) =>
  page.getByText("This browser cannot save your answers");

const kept = (page: Page, name = key) =>
  page.evaluate((name) => localStorage.getItem(name), name);

/** Opens the set, answers its first question and goes on. */
async function answerFirst(page: Page) {
  await page.goto(address);
  await startApp(page);
  await choose(page, 0);
  await nextButton(page).click();
}

test("if storage is blocked the quiz works, and says so once", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
  });
  await page.goto(address);
  await startApp(page);
  await expect(note(page)).toHaveCount(1);

  await finishPractice(page, firstOptions);
  await expect(
    page.getByRole("heading", { name: english.results.review }),
  ).toBeVisible();
  // Another view and back: kept for as long as the page is open.
  await backLink(page).click();
  await begunLink(page, "practice").click();
  await expect(
    page.getByRole("heading", { name: english.results.review }),
  ).toBeVisible();
});

test("a full storage does not stop a quiz, and its content is read", async ({
  page,
}) => {
  await answerFirst(page);
  await expect(note(page)).toBeHidden();
  await page.evaluate(fillStorage);
  await choose(page, 1);
  await expect(note(page)).toHaveCount(1);
  await nextButton(page).click();
  await expect(position(page)).toHaveText(questionOf(3, 10));
  await expect(note(page)).toHaveCount(1);

  await page.addInitScript(fillStorage);
  await page.reload();
  await startApp(page);
  await expect(position(page)).toHaveText(questionOf(2, 10));
  await expect(note(page)).toHaveCount(1);
  await finishPractice(page, firstOptions.slice(1));
  await expect(page.locator("dl")).toContainText("Total10");
});

test("no stored text breaks a quiz, and a newer one is left alone", async ({
  page,
}) => {
  await answerFirst(page);
  await expect(position(page)).toHaveText(questionOf(2, 10));
  const good = JSON.parse((await kept(page)) ?? "") as { state: object };
  const item = (state: unknown, version?: unknown) =>
    JSON.stringify({ state, version });

  for (const [stored, opens, isPutAside] of [
    ["{corrupted", 1, true],
    [item({ answers: null, current: "x", timeTaken: [] }, 1), 1, false],
    ['"hello"', 1, true],
    [item(null, 1), 1, false],
    [item({ ...good.state, timeTaken: -1 }, 0), 2, false],
    [item(good.state), 1, true],
    [item({ ...good.state, isNew: true }, 2), 1, false],
  ] as const) {
    await page.evaluate(
      ([key, stored]) => {
        localStorage.clear();
        localStorage.setItem(key, stored);
      },
      [key, stored] as const,
    );
    await page.reload();
    await startApp(page);
    await expect(position(page), stored).toHaveText(`Question ${opens} of 10`);
    await choose(page, 0);
    await expect(feedback(page)).toBeVisible();

    expect(await kept(page, `${key}-broken`)).toBe(isPutAside ? stored : null);
    const isNewer = stored.includes("isNew");
    expect((await kept(page)) === stored).toBe(isNewer);
    await expect(note(page)).toHaveCount(isNewer ? 1 : 0);
  }
});

test("a clock set back and forward does not change the time", async ({
  page,
}) => {
  await page.clock.install({ time: "2026-11-21T10:00:00Z" });
  await page.goto(address);
  await startApp(page);
  await choose(page, 0);
  await page.clock.setSystemTime("2026-11-20T10:00:00Z");
  await nextButton(page).click();
  await page.clock.setSystemTime("2036-11-21T10:00:00Z");
  await choose(page, 0);
  await page.reload();
  await startApp(page);
  // A tab that is left open for three days.
  await page.clock.fastForward(3 * 24 * 60 * 60 * 1000);
  await nextButton(page).click();
  await page.clock.setSystemTime("2020-01-01T00:00:00Z");
  await finishPractice(page, firstOptions.slice(2));

  await expect(page.locator("dl")).toContainText(/Time[01]:\d\d/);
});
