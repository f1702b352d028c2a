import { languageCodes } from "@/content/languages";
import { viewAddress } from "@/lib/addresses/links";
import {
  backLink,
  chooserLink,
  english,
  nextButton,
  previousButton,
  questionOf,
  startLink,
} from "../support/english";
import {
  choose,
  expect,
  feedback,
  position,
  startApp,
  test,
} from "../support/site";

test.describe("the address bar", () => {
  test("Back and Forward walk through the views", async ({ page }) => {
    await page.goto("/");
    await startApp(page);
    await page
      .getByRole("link", { name: english.landing.honmenkyo.button })
      .click();
    await startLink(page, "karimenkyo-1").click();
    await expect(position(page)).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL("/sets/#honmenkyo");
    await expect(startLink(page, "karimenkyo-5")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(page.getByText(english.landing.prepareHeading)).toBeVisible();
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveURL("/sets/karimenkyo-1/");
    await expect(position(page)).toBeVisible();
  });

  test("no page is loaded between the views", async ({ page }) => {
    await page.goto("/");
    await startApp(page);
    const loads: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await chooserLink(page).click();
    await startLink(page, "karimenkyo-2").click();
    await expect(position(page)).toBeVisible();
    await backLink(page).click();
    await page.getByRole("link", { name: english.chooser.back }).click();

    await expect(page).toHaveURL("/#sets");
    await expect(
      page.getByRole("heading", { name: english.landing.setsHeading }),
    ).toBeInViewport();
    expect(loads).toEqual([]);
  });

  test("a Nepali card starts the Nepali set", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "नेपालीमा सुरु गर्नुहोस्" }).first().click();

    await expect(page).toHaveURL("/ne/sets/karimenkyo-nepali/");
    await expect(page.locator(".quiz")).toBeVisible();
  });

  test("a set starts at the top of the page", async ({ page }) => {
    await page.goto("/sets/");
    await startLink(page, "practice").click();
    await expect(position(page)).toBeVisible();

    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("also while the page before still scrolls", async ({ page }) => {
    await page.goto("/");
    await startApp(page);
    const start = chooserLink(page);
    await start.focus();
    await page.waitForFunction(() => scrollY > 100);
    await page.keyboard.press("Enter");

    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    const place = await page.evaluate(async () => {
      for (let frame = 0; frame < 5; frame++)
        await new Promise(requestAnimationFrame);
      return scrollY;
    });
    expect(place).toBe(0);
  });
});

test("#q5 opens question 5 and keeps the answers", async ({ page }) => {
  await page.goto("/sets/practice/");
  await choose(page, 0);
  await nextButton(page).click();
  await choose(page, 1);
  await page.goto("/sets/practice/?fbclid=abc#q5");
  await page.reload();
  await expect(position(page)).toHaveText(questionOf(5, 10));

  await previousButton(page).click();
  await previousButton(page).click();
  await previousButton(page).click();
  await expect(feedback(page)).toBeVisible();
});

for (const language of languageCodes)
  test(`Back and Forward after a reload load nothing (${language})`, async ({
    page,
  }) => {
    const landing = viewAddress({ mode: "landing" }, language);
    const chooser = viewAddress({ mode: "chooser" }, language);
    await page.goto(landing);
    await startApp(page);
    await page.locator(`main a[href="${chooser}"]`).first().click();
    await page.locator(`main a[href^="${chooser}"]`).first().click();
    await expect(page.locator(".quiz")).toBeVisible();
    const set = new URL(page.url()).pathname;
    await page.reload();
    await startApp(page);

    // A page, or what the framework would draw one from.
    const loads: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest() || request.url().includes(".txt"))
        loads.push(request.url());
    });
    for (const [step, path] of [
      ["goBack", chooser],
      ["goBack", landing],
      ["goForward", chooser],
      ["goForward", set],
    ] as const) {
      await page[step]();
      await expect(page).toHaveURL(path);
      await expect(page.locator("main :focus")).toHaveCount(1);
      await expect(page.locator(".quiz")).toHaveCount(path === set ? 1 : 0);
    }
    expect(loads).toEqual([]);
  });

test("Back before the app runs opens the page of its address", async ({
  page,
}) => {
  await page.goto("/");
  await startApp(page);
  await chooserLink(page).click();
  await expect(page).toHaveURL("/sets/");
  await page.reload();
  await page.goBack();

  await expect(page.getByText(english.landing.prepareHeading)).toBeVisible();
});
