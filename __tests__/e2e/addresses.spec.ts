import {
  choose,
  expect,
  expectAccessible,
  position,
  startApp,
  test,
} from "./site";

test.describe("the address bar", () => {
  test("Back and Forward walk through the views", async ({ page }) => {
    await page.goto("/");
    await startApp(page);
    await page.getByRole("link", { name: "Start Honmenkyo Test" }).click();
    await page.getByRole("link", { name: "Start Set 1" }).click();
    await expect(position(page)).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL("/sets/");
    await expect(page.getByRole("link", { name: "Start Set 5" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Prepare for Success")).toBeVisible();
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
    await page.getByRole("link", { name: "Start Karimenkyo Test" }).click();
    await page.getByRole("link", { name: "Start Set 2" }).click();
    await expect(position(page)).toBeVisible();
    await page.getByRole("link", { name: "Back to Choose Set" }).click();
    await page.getByRole("link", { name: "Back to Question Sets" }).click();

    await expect(page).toHaveURL("/#sets");
    await expect(
      page.getByRole("heading", { name: "Karimenkyo Question Sets" }),
    ).toBeInViewport();
    expect(loads).toEqual([]);
  });

  test("a Nepali card starts the Nepali set", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "नेपालीमा सुरु गर्नुहोस्" }).first().click();

    await expect(page).toHaveURL("/sets/karimenkyo-nepali/");
    await expect(position(page)).toHaveText("Question 1 of 50");
  });

  test("a set starts at the top of the page", async ({ page }) => {
    await page.goto("/sets/");
    await page.getByRole("link", { name: "Start Practice Test" }).click();
    await expect(position(page)).toBeVisible();

    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe("progress", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/sets/practice/");
    await choose(page, 0);
    await page.getByRole("button", { name: "Next" }).click();
    await choose(page, 1);
  });

  test("a reload comes back to the same question and answer", async ({
    page,
  }) => {
    await page.reload();

    await expect(position(page)).toHaveText("Question 2 of 10");
    await expect(page.getByRole("status")).toBeVisible();
    await expect(
      page.getByRole("group").getByRole("button").nth(1),
    ).toHaveAccessibleName(/Your answer/);
  });

  test("a new tab continues the set", async ({ page, context }) => {
    const tab = await context.newPage();
    await tab.goto("/sets/");
    await tab.getByRole("link", { name: "Start Practice Test" }).click();

    await expect(position(tab)).toHaveText("Question 2 of 10");
    await page.close();
  });

  test("#q5 opens question 5 and keeps the answers", async ({ page }) => {
    await page.goto("/sets/practice/?fbclid=abc#q5");
    await page.reload();
    await expect(position(page)).toHaveText("Question 5 of 10");

    await page.getByRole("button", { name: "Previous" }).click();
    await page.getByRole("button", { name: "Previous" }).click();
    await page.getByRole("button", { name: "Previous" }).click();
    await expect(page.getByRole("status")).toBeVisible();
  });

  for (const fragment of ["#q999", "#q<x>", "#", "#q", "#sets"]) {
    test(`ignores the fragment ${fragment}`, async ({ page }) => {
      await page.goto(`/sets/practice/?utm_source=chat${fragment}`);

      await expect(position(page)).toHaveText("Question 2 of 10");
    });
  }
});

test.describe("an unknown address", () => {
  test.use({ allowErrors: ["404"] });

  for (const path of ["/nope/", "/sets/nope/", "/sets/practice/more/"]) {
    test(`${path} is the 404 page`, async ({ page }) => {
      const response = await page.goto(path);

      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "404" })).toBeVisible();
      await expect(page.getByText("Oops! Page not found")).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("link", { name: "Return to Home" }).click();
      await expect(page).toHaveURL("/");
    });
  }
});
