import type { Page } from "@playwright/test";
import type { Share } from "@/lib/site/share";
import {
  backLink,
  english,
  questionOf,
  setMenuButton,
  shareButton,
} from "../support/english";
import { keepAnswers } from "../support/kept";
import { finishPractice, rightOptions } from "../support/practice";
import {
  choose,
  expect,
  expectAccessible,
  position,
  startApp,
  test,
} from "../support/site";

test.describe("the share button", () => {
  const address = (baseURL?: string) => `${baseURL}/sets/practice/`;

  /** Stands in for the phone's share sheet and notes what it was given. */
  async function stubShare(page: Page, fault: string | null) {
    await page.addInitScript((name) => {
      const shared: Share[] = [];
      Object.assign(window, { shared });
      navigator.share = async (data) => {
        if (name) throw new DOMException("", name);
        if (!navigator.userActivation.isActive)
          throw new DOMException("", "NotAllowedError");
        shared.push(data as Share);
      };
    }, fault);
  }
  const sharedOn = (page: Page) =>
    page.evaluate(() => (window as unknown as { shared: Share[] }).shared);

  for (const place of ["", "?fbclid=abc#q3"])
    test(`opens the share sheet with the set at "${place}"`, async ({
      page,
      baseURL,
    }) => {
      await stubShare(page, null);
      await page.goto(`/sets/practice/${place}`);
      await setMenuButton(page).click();
      await shareButton(page).click();

      await expect.poll(() => sharedOn(page)).toHaveLength(1);
      const [shared] = await sharedOn(page);
      expect(shared!.url).toBe(address(baseURL));
      expect(shared!.title).toBe(english.sets.practice.title);
      expect(shared!.text).toContain(english.sets.practice.title);
    });

  test("copies the address where nothing can be shared", async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await stubShare(page, "NotAllowedError");
    await page.goto("/sets/practice/");
    await setMenuButton(page).click();
    await shareButton(page).click();

    await expect(page.locator(".share").getByRole("status")).toHaveText(
      /link is copied/,
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      address(baseURL),
    );
  });

  test("shares the result in the text, the set as the address", async ({
    page,
    baseURL,
  }) => {
    await stubShare(page, null);
    await page.goto("/sets/practice/");
    await finishPractice(page, rightOptions);
    await shareButton(page.locator("[data-passed]")).click();

    await expect.poll(() => sharedOn(page)).toHaveLength(1);
    const [shared] = await sharedOn(page);
    expect(shared!.url).toBe(address(baseURL));
    expect(shared!.text).toBe("10 of 10 right (100%): Practice Test");
    await expectAccessible(page);
  });

  test.describe("when the connection is lost", () => {
    test.use({ allowErrors: ["ERR_INTERNET_DISCONNECTED"] });

    test("what chats add to an address changes nothing, even offline", async ({
      page,
      context,
      baseURL,
    }) => {
      await stubShare(page, null);
      await keepAnswers(page, {
        setId: "practice",
        answered: 2,
        wrong: 0,
      });
      await page.goto(
        "/sets/practice/?fbclid=a&utm_source=b&igsh=c&openExternalBrowser=1",
      );
      await startApp(page);
      await expect(position(page)).toHaveText(questionOf(3, 10));

      await context.setOffline(true);
      await choose(page, 0);
      await setMenuButton(page).click();
      await shareButton(page).click();
      await expect.poll(() => sharedOn(page)).toHaveLength(1);
      expect((await sharedOn(page))[0]!.url).toBe(address(baseURL));
      await backLink(page).click();
      await expect(page).toHaveURL("/sets/");
    });
  });

  test("is not there without JavaScript", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/sets/practice/`);

    await setMenuButton(page).click();
    await expect(page.locator("#focus-menu")).toBeVisible();
    await expect(shareButton(page)).toBeHidden();
    await context.close();
  });
});
