import type { Page } from "@playwright/test";
import { chapterIds } from "@/content/book/chapter-ids";
import { chapterPage, pageAddress } from "@/lib/addresses/links";
import { english } from "../support/english";
import { widthBeside } from "../support/layout";
import { expect as quickExpect, startApp, test } from "../support/site";

/** Reading the index takes a busy machine its time. */
const expect = quickExpect.configure({ timeout: 20_000 });

const { search: messages } = english;
const address = pageAddress("search", "en");
const field = (page: Page) =>
  page.getByRole("searchbox", { name: messages.label });
const group = (page: Page, name: string) =>
  page.getByRole("region", { name, exact: true });

/** What of the search has been asked for from here on. */
function recordFiles(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|json)$/.test(pathname) && pathname !== "/sw.js")
      files.push(pathname);
  });
  return files;
}

test("a learner finds a rule, opens it, and comes back to where she was", async ({
  page,
}) => {
  await page.goto(pageAddress("book/signals", "en"));
  await page.getByRole("link", { name: messages.name, exact: true }).click();
  await field(page).fill("zebra");

  const rules = group(page, messages.kinds.rule);
  await expect(group(page, messages.kinds.sign)).toBeVisible();
  await rules.getByRole("button").click();
  const last = rules.getByRole("link").last();
  const href = (await last.getAttribute("href")) ?? "";
  await last.scrollIntoViewIfNeeded();
  await expect(page).toHaveURL(/\/search\/#q=zebra$/);
  await expect(rules.locator("mark").first()).toBeVisible();
  await last.click();
  await expect(page).toHaveURL(/\/book\/[\w-]+\/#/);

  await page.goBack();

  await expect(field(page)).toHaveValue("zebra");
  await expect(rules.locator(`a[href="${href}"]`).last()).toBeInViewport();
});

test("a scene that was found opens in its set", async ({ page }) => {
  await page.goto(`${address}#q=ambulance`);
  const link = group(page, messages.kinds.scene).getByRole("link").first();
  const situation = await link.locator("span > span").first().innerText();
  await link.click();

  await expect(page).toHaveURL(/\/sets\/hazards-\d\/#hz-\d+$/);
  await expect(page.locator(".focus-content")).toContainText(situation);
});

test("Enter opens the first result", async ({ page }) => {
  await page.goto(address);
  await field(page).fill("止まれ");
  await expect(group(page, messages.kinds.sign)).toBeVisible();
  await field(page).press("Enter");

  await expect(page).toHaveURL(/\/signs\/regulatory\/#330-/);
});

test("a shared address searches, even with other spellings", async ({
  page,
}) => {
  await page.goto(
    `${pageAddress("search", "ne")}#q=${encodeURIComponent("३०")}`,
  );

  await expect(page.getByRole("searchbox")).toHaveValue("३०");
  await expect(
    page.locator('main a[href="/ne/signs/regulatory/#323-30"]'),
  ).toBeVisible();
});

test("nothing is downloaded before a search", async ({ page }) => {
  const files = recordFiles(page);
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).tap();
  await page.waitForLoadState("networkidle");
  expect(files).toEqual([]);

  await field(page).tap();
  await expect
    .poll(() => files.filter((file) => file.startsWith("/search/")))
    .toEqual([
      "/search/names.en.json",
      "/search/rules.en.json",
      "/search/questions.en.json",
    ]);
});

test("a key leads to the search, but not from a quiz", async ({ page }) => {
  await page.goto(pageAddress("about", "en"));
  await page.keyboard.press("/");
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();

  await page.goto("/sets/basic/");
  await startApp(page);
  await page.keyboard.press("Control+k");
  await page.keyboard.press("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/sets/basic/");
});

test("the worst queries find nothing and do nothing", async ({ page }) => {
  await page.goto(address);
  for (const query of [
    '<img src=x onerror="document.title=1">',
    "\u202e\u200f👩‍👩‍👧 qqqqq",
    "qqqqq ".repeat(2_000),
  ]) {
    await field(page).fill(query);
    await expect(page.getByText(messages.none)).toBeVisible();
    await expect(
      page.getByRole("link", { name: messages.missing }),
    ).toBeVisible();
  }
  await field(page).fill("stop");
  await expect(group(page, messages.kinds.sign)).toBeVisible();
});

test.describe("with a part that does not load", () => {
  test.use({ allowErrors: ["404", "ERR_FAILED", "Failed to"] });

  test("the search says so, continues, and tries again", async ({ page }) => {
    await page.route("**/search/questions.en.json", (route) =>
      route.fulfill({ body: '{"part":"questions","entries":[' }),
    );
    await page.goto(address);
    await field(page).fill("zebra");
    await expect(page.getByText(messages.partFailed)).toBeVisible();
    await expect(group(page, messages.kinds.rule)).toBeVisible();

    await page.unroute("**/search/questions.en.json");
    await page.getByRole("button", { name: messages.tryAgain }).click();

    await expect(group(page, messages.kinds.question)).toBeVisible();
    await expect(page.getByText(messages.partFailed)).toBeHidden();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every chapter, the words and the signs are there", async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText(messages.needsScript)).toBeVisible();
    const browse = page.getByRole("navigation", { name: messages.browse });
    for (const id of chapterIds)
      await expect(
        browse.locator(`a[href="${pageAddress(chapterPage(id), "en")}"]`),
      ).toBeVisible();

    await browse.locator('a[href="/book/words/"]').click();
    await expect(page).toHaveURL(/\/book\/words\/$/);
  });
});

test("results fit into 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${address}#q=expressway`);
  await expect(group(page, messages.kinds.rule)).toBeVisible();
  expect(await page.evaluate(widthBeside)).toBeLessThanOrEqual(0);
});
