import type { Page } from "@playwright/test";
import { allMessages } from "@/content/ui";
import { translateMessages as messages } from "@/content/ui/translate";
import type { BatchText } from "@/lib/signed/batches";
import { readBlocks } from "@/lib/signed/block";
import { expect, expectAccessible, test } from "../support/site";

const batch = "gaimen-1.1";
const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();
const heading = (page: Page) => page.getByRole("heading", { level: 3 });

/** Answers the text on screen rightly and shows its English. */
async function answer(page: Page, { asks }: BatchText) {
  await page.getByRole("radio").nth(asks[0]!.answer).check();
  await press(page, messages.show);
  await expect(heading(page)).toHaveText(messages.beside);
  await expect(heading(page)).toBeFocused();
}

test("a native reader comes from a set, reads two texts and sends a block", async ({
  page,
  request,
  context,
}) => {
  const texts = (await (
    await request.get(`/readings/${batch}.ne.json`)
  ).json()) as BatchText[];
  await page.goto("/ne/sets/gaimen-1/");
  const { unread, help } = allMessages.ne.reading;
  await expect(page.getByText(unread)).toBeAttached();
  // Fonts, and the rows of the list that are drawn when they come near, move
  // what stands below.
  await page.evaluate(() => document.fonts.ready);
  const helpLink = page.getByRole("link", { name: help });
  await helpLink.scrollIntoViewIfNeeded();
  await helpLink.click();
  await expectAccessible(page);
  await page
    .getByRole("link", { name: /^Gaimen-kirikae Set 1, part 1/ })
    .click();

  await expect(page.getByText("Text 1 of 25")).toBeVisible();
  await expectAccessible(page);
  await answer(page, texts[0]!);
  await expectAccessible(page);
  await press(page, messages.right);
  await expect(page.getByText("Text 2 of 25")).toBeVisible();
  await context.setOffline(true);
  await answer(page, texts[1]!);
  await press(page, messages.doubt);
  await page.getByLabel(messages.doubtLabel).fill("left, not right");
  await press(page, messages.saveDoubt);
  await context.setOffline(false);
  await page.reload();

  await expect(page.getByText("Text 3 of 25")).toBeVisible();
  await press(page, messages.done);
  await page.getByLabel(messages.initials).fill("S. K.");
  const block = page.getByLabel(messages.block);
  const { sent, problems } = readBlocks(await block.inputValue());
  expect(problems).toEqual([]);
  expect(sent).toMatchObject([
    { ref: texts[0]!.ref, stamp: texts[0]!.stamp, how: "blind" },
    { ref: texts[1]!.ref, stamp: texts[1]!.stamp, doubt: "left, not right" },
  ]);
  await expectAccessible(page);

  const mail = page.getByRole("link", { name: messages.mail });
  await expect(mail).toHaveAttribute(
    "href",
    /^mailto:.*Menkyo%20Mitra%20reading/,
  );
  const download = page.waitForEvent("download");
  await press(page, messages.download);
  expect((await download).suggestedFilename()).toBe(
    `menkyo-mitra-${batch}.txt`,
  );
});

test("a batch prints, the sources behind all the texts", async ({ page }) => {
  await page.goto(`/translate/ne/#${batch}`);
  await expect(page.getByText("Text 1 of 25")).toBeVisible();
  await page.emulateMedia({ media: "print" });

  await expect(page.getByText("Text 1 of 25")).toBeHidden();
  const lists = page.locator(".translate-printed ol");
  await expect(lists.first()).toContainText(messages.printedRight);
  await expect(lists.first().getByRole("listitem")).toHaveCount(25);
  await expect(lists.last().getByRole("listitem")).toHaveCount(25);
});

test.describe("a batch whose texts do not come", () => {
  test.use({ allowErrors: ["not valid JSON"] });

  test("says so, and tries again", async ({ page }) => {
    const file = `**/readings/${batch}.ne.json`;
    await page.route(file, (route) => route.fulfill({ body: "<html>" }));
    await page.goto(`/translate/ne/#${batch}`);
    await expect(page.getByText(messages.failed)).toBeVisible();

    await page.unroute(file);
    await press(page, messages.tryAgain);
    await expect(page.getByText("Text 1 of 25")).toBeVisible();
  });
});
