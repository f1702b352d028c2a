import type { Page } from "@playwright/test";
import { allMessages } from "@/content/ui";
import { begunLink, nextButton, questionOf } from "../support/english";
import { firstVisit } from "../support/first-visit";
import { exportedSet, keepAnswers } from "../support/kept";
import { choose, expect, position, test } from "../support/site";

const { progress, sets } = allMessages.en;
const messages = progress.tools;
const tools = (page: Page) =>
  page.locator("section").filter({ hasText: messages.title });
const said = (page: Page) => tools(page).getByRole("status");
const code = (page: Page) => page.getByRole("textbox", { name: messages.code });
const press = (page: Page, name: string) =>
  tools(page).getByRole("button", { name }).click();

async function openTools(page: Page) {
  await page.goto("/progress/");
  await expect(tools(page)).toBeVisible();
}

const answered = (setId: "practice" | "basic", count: number) =>
  messages.answered
    .replace("{title}", sets[setId].title)
    .replace("{count}", String(count))
    .replace("{total}", String(exportedSet(setId, "en").length));

test("with nothing kept the app starts at the first touch", async ({
  browser,
  baseURL,
}) => {
  const page = await firstVisit(browser, baseURL);
  await page.goto("/progress/");
  await page.clock.runFor(1_000);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-app");

  await page.clock.resume();
  await page.getByRole("heading", { level: 1 }).tap();
  await expect(page.locator("html")).toHaveAttribute("data-app", "live");
  await page.context().close();
});

test("a code carries progress to another browser", async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/sets/practice/");
  await choose(page, 1);
  await nextButton(page).click();
  await choose(page, 2);
  await openTools(page);
  await expect(tools(page)).toContainText(answered("practice", 2));
  await press(page, messages.copy);
  await expect(said(page)).toHaveText(messages.copied);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  await expect(code(page)).toHaveValue(text);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await keepAnswers(other, {
    setId: "practice",
    answered: 5,
    wrong: 0,
  });
  await keepAnswers(other, {
    setId: "basic",
    answered: 7,
    wrong: 0,
  });
  await openTools(other);
  await expect(tools(other)).toContainText(answered("practice", 5));

  // Something else changes nothing, also a code that was cut off.
  for (const wrong of ["hello", "", `${text.slice(0, -3)}`]) {
    await code(other).fill(wrong);
    await press(other, messages.use);
    await expect(said(other)).toHaveText(messages.invalid);
    await expect(tools(other)).toContainText(answered("practice", 5));
  }

  // The sets of the code take the place of those here; the others stay.
  await code(other).fill(`  ${text}\n`);
  await press(other, messages.use);
  await expect(said(other)).toHaveText("Copied 1 set. Added 2 answers.");
  await expect(tools(other)).toContainText(answered("practice", 2));
  await expect(tools(other)).toContainText(answered("basic", 7));
  await other.goto("/sets/");
  await begunLink(other, "practice").click();
  await expect(position(other)).toHaveText(questionOf(2, 10));
  await expect(
    other.locator(".quiz").getByRole("group").getByRole("button").nth(2),
  ).toHaveAccessibleName(/Your answer/);
  await elsewhere.close();
});

test("progress is deleted after confirmation", async ({ page }) => {
  for (const setId of ["practice", "basic"] as const)
    await keepAnswers(page, { setId, answered: 3, wrong: 0 });
  await openTools(page);
  const asked: string[] = [];
  let reply = false;
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void (reply ? dialog.accept() : dialog.dismiss());
  });

  await press(page, messages.deleteAll);
  expect(asked).toEqual([messages.confirmAll]);
  await expect(tools(page)).toContainText(answered("practice", 3));

  reply = true;
  await press(
    page,
    messages.deleteSet.replace("{title}", sets["practice"].title),
  );
  await expect(said(page)).toHaveText(messages.deleted);
  await expect(tools(page)).not.toContainText(answered("practice", 3));
  await expect(tools(page)).toContainText(answered("basic", 3));
  expect(await keptKeys(page)).toEqual(["menkyo-mitra:set:basic"]);
});

test("what could not be read is deleted, too", async ({ page }) => {
  await keepAnswers(page, {
    setId: "basic",
    answered: 3,
    wrong: 0,
  });
  await page.addInitScript(() =>
    localStorage.setItem("menkyo-mitra:set:basic-broken", "{"),
  );
  await openTools(page);
  page.on("dialog", (dialog) => void dialog.accept());
  await press(page, messages.deleteSet.replace("{title}", sets.basic.title));

  await expect(tools(page)).toContainText(messages.nothing);
  await expect(
    tools(page).getByRole("button", { name: messages.copy }),
  ).toBeHidden();
  expect(await keptKeys(page)).toEqual([]);
});

const keptKeys = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.includes(":set:")),
  );
