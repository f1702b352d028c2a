import practice from "@/content/sets/practice";
import {
  chooserLink,
  english,
  goOn,
  offlineNotice,
  questionOf,
  startLink,
} from "../support/english";
import {
  disconnect,
  expect,
  keptPictures,
  test,
  untilKept,
} from "../support/host";
import { choose, expectAccessible, feedback, position } from "../support/site";

test("a quiz continues without a connection, with pictures and result", async ({
  page,
  host,
  context,
}) => {
  const pictured = practice.filter((question) => "picture" in question);
  const note = offlineNotice(page);
  const loaded = (image: HTMLImageElement) =>
    image.decode().then(() => image.naturalWidth > 0);
  await page.goto("/sets/practice/");
  await choose(page, 0);
  await untilKept(page);
  await expect
    .poll(async () => (await keptPictures(page)).length)
    .toBe(pictured.length);
  await expect(note).toBeHidden();
  await disconnect(host, context);

  for (const [index, question] of practice.entries()) {
    if ("picture" in question) {
      const image = page.locator(".quiz").getByRole("img").first();
      await expect(image).toBeVisible();
      expect(await image.evaluate(loaded)).toBe(true);
    }
    if (index > 0) await choose(page, 0);
    await expect(feedback(page)).toContainText(question.explanation);
    const isLast = index === practice.length - 1;
    await goOn(page, isLast);
  }
  await expect(page.locator("dl")).toContainText(`Total${practice.length}`);
  const images = page
    .locator("section")
    .filter({ hasText: english.results.review })
    .getByRole("img");
  // What was right is closed.
  const wrong = pictured.filter(({ answer }) => answer !== "A");
  await expect(images).toHaveCount(wrong.length);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    expect(await image.evaluate(loaded)).toBe(true);
  }
  await page.reload();
  await expect(note).toBeVisible();
});

test.describe("without a connection", () => {
  test.beforeEach(async ({ page, host, context }) => {
    await page.goto("/");
    await untilKept(page);
    await disconnect(host, context);
  });

  test("the page opens again, and a set never opened", async ({ page }) => {
    await page.reload();
    await chooserLink(page).click();
    await startLink(page, "karimenkyo-2").click();
    await expect(position(page)).toHaveText(questionOf(1, 50));

    await choose(page, 0);
    await expect(feedback(page)).toBeVisible();
    await expect(offlineNotice(page)).toBeVisible();
    await expectAccessible(page);
  });

  test("every link opens what is kept, else our own page", async ({ page }) => {
    await page.goto("/");
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) =>
        links.map((link) => (link as HTMLAnchorElement).pathname),
      );
    expect(links).toContain("/about/");
    const waysToSets = [
      "/sets/expert/?fbclid=abc&utm_source=chat",
      "/sets/practice",
      "/sets/index.html?_rsc=1",
      // As chats and networks pass links on.
      "/?igsh=abc&openExternalBrowser=1",
    ];

    for (const path of new Set([...waysToSets, ...links])) {
      await page.goto(path, { waitUntil: "commit" });
      const isKept = /^\/($|\?|sets|exams|practice|progress|search)/.test(path);
      const heading = page.getByRole("heading", { level: 1 });
      if (isKept)
        await expect(heading, path).not.toHaveText(english.offline.pageTitle);
      else await expect(heading, path).toHaveText(english.offline.pageTitle);
    }
  });

  test("an unknown address lists the sets that open", async ({ page }) => {
    await page.goto("/nope/");

    await expect(
      page.getByRole("heading", { name: english.offline.pageTitle }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Karimenkyo Set 4" }).click();
    await expect(position(page)).toHaveText(questionOf(1, 50));
  });
});
