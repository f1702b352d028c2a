import { chapterIds } from "@/content/book/chapter-ids";
import { chapterPage, pageAddress } from "@/lib/addresses/links";
import { placeAddress } from "@/lib/book/addresses";
import { english } from "../support/english";
import { exportedSet } from "../support/kept";
import { belowHeader } from "../support/layout";
import { choose, expect, expectAccessible, test } from "../support/site";

const { bookPages: messages, quiz } = english;

test("an explanation leads to its rule, and the quiz waits", async ({
  page,
  context,
}) => {
  const { bookPlace: place, rule: id } = exportedSet("karimenkyo-1", "en")[0]!;
  await page.goto("/sets/karimenkyo-1/");
  await choose(page, 0);
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: quiz.readMore }).click();
  const chapter = await opened;

  await expect(chapter).toHaveURL(
    new RegExp(`${placeAddress(place, "en", id)}$`),
  );
  const rule = chapter.locator(`[id="${id}"]`);
  await expect(rule).toBeInViewport();
  await expect.poll(() => belowHeader(rule)).toBeGreaterThanOrEqual(0);
  await expect(rule).toHaveCSS("border-left-color", "rgb(255, 199, 44)");
  await expectAccessible(chapter);
  await chapter.getByRole("link", { name: messages.allChapters }).click();
  await expect(chapter.getByRole("heading", { level: 1 })).toHaveText(
    messages.heading,
  );
  await chapter.close();
  await expect(page.getByRole("link", { name: quiz.readMore })).toBeVisible();
});

test("a mistake is reported with the question filled in", async ({ page }) => {
  await page.goto("/sets/karimenkyo-1/");
  await choose(page, 0);

  await expect(page.getByRole("link", { name: quiz.report })).toHaveAttribute(
    "href",
    /^mailto:.+karimenkyo-1%2F1.+0\.1\.0/,
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the contents lead to every chapter, and on from there", async ({
    page,
  }) => {
    await page.goto("/book/");
    for (const id of chapterIds)
      await expect(
        page.locator(`main a[href="${pageAddress(chapterPage(id), "en")}"]`),
      ).toBeVisible();

    await page.goto("/book/hazard-prediction/");
    await page.getByText(messages.answers).first().click();
    await expect(
      page
        .getByRole("listitem")
        .filter({ hasText: /^(True|False)\./ })
        .first(),
    ).toBeVisible();
  });
});
