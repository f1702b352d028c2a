import { languageCodes, languages } from "@/content/languages";
import { allMessages } from "@/content/ui";
import { setsOffered } from "@/lib/addresses/set-language";
import {
  backLink,
  chooserLink,
  english,
  nextButton,
  questionOf,
  startLink,
} from "../support/english";
import {
  choose,
  expect,
  expectAccessible,
  feedback,
  position,
  startApp,
  test,
} from "../support/site";
import { variantIf } from "../support/variant";

test.describe("an address outside the site", () => {
  test.use({ allowErrors: ["404"] });

  for (const path of ["/sets/nope/", "/nope/", "/sets/practice/more/"])
    test(
      `${path} is a 404 that leads to the sets`,
      variantIf(path !== "/sets/practice/more/"),
      async ({ page }) => {
        const response = await page.goto(path);

        expect(response?.status()).toBe(404);
        await expect(page.getByRole("heading", { name: "404" })).toBeVisible();
        await expect(page.getByText(english.notFound.text)).toBeVisible();
        for (const language of languageCodes)
          for (const setId of setsOffered(language))
            await expect(
              page
                .locator(`[lang="${languages[language].lang}"]`)
                .getByRole("link", {
                  name: allMessages[language].sets[setId].title,
                  exact: true,
                })
                .last(),
            ).toBeVisible();
        await expectAccessible(page);
        await page.getByRole("link", { name: english.notFound.home }).click();
        await expect(page).toHaveURL("/");
      },
    );

  test("an id without a set is a 404, an id with one is a page", async ({
    page,
    request,
  }) => {
    for (const id of ["karimenkyo-6", "constructor", "%20", "PRACTICE"])
      expect((await request.get(`/sets/${id}/`)).status(), id).toBe(404);
    // In English only: there is no page in Nepali.
    expect((await request.get("/ne/sets/nope/")).status()).toBe(404);
    for (const number of [1, 2, 3, 4, 5])
      expect((await request.get(`/sets/karimenkyo-${number}/`)).status()).toBe(
        200,
      );

    await page.goto("/sets/karimenkyo-6/");
    await page.getByRole("link", { name: "Karimenkyo Set 5" }).click();
    await expect(position(page)).toHaveText(questionOf(1, 50));
  });
});

test("a broken fragment or query changes nothing", async ({ page }) => {
  await page.goto("/sets/practice/");
  await choose(page, 0);
  await nextButton(page).click();
  await choose(page, 1);

  for (const place of [
    "?utm_source=chat#q999",
    "?fbclid=abc#q<x>",
    "?q=<b>#q-1",
    "?fbclid=%#q1x",
    "?a#q",
    "?b#sets",
    "?c#%",
  ]) {
    await page.goto(`/sets/practice/${place}`);
    await expect(position(page), place).toHaveText(questionOf(2, 10));
    await expect(feedback(page), place).toBeVisible();
  }
});

test("a page opened by the name of its file is what Back leads to", async ({
  page,
}) => {
  await page.goto("/index.html");
  await startApp(page);
  const title = await page.title();
  await chooserLink(page).click();
  await expect(startLink(page, "practice")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/index.html");
  await expect(page).toHaveTitle(title);
  await expect(chooserLink(page)).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL("/sets/");
  await expect(startLink(page, "practice")).toBeVisible();

  await page.goto("/sets/index.html");
  await startApp(page);
  await startLink(page, "practice").click();
  await expect(position(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/sets/index.html");
  await expect(startLink(page, "practice")).toBeVisible();

  await page.goto("/sets/practice/index.html");
  await startApp(page);
  await backLink(page).click();
  await expect(startLink(page, "practice")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/sets/practice/index.html");
  await expect(position(page)).toHaveText(questionOf(1, 10));
});

test("an extra slash changes nothing", async ({ page, baseURL }) => {
  await page.goto(`${baseURL}//sets/practice/?from=chat#q3`);
  await choose(page, 0);
  await startApp(page);

  await expect(page).toHaveURL("/sets/practice/?from=chat#q3");
  await expect(feedback(page)).toBeVisible();
});
