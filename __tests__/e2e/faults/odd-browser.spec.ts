import type { Page } from "@playwright/test";
import { english, nextButton, questionOf } from "../support/english";
import { begin } from "../support/exam";
import { choose, expect, position, startApp, test } from "../support/site";

const set = "/sets/practice/";

test("a browser that reveals nothing about itself has quiz, exam and search", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "matchMedia");
    for (const name of ["connection", "deviceMemory", "hardwareConcurrency"])
      Object.defineProperty(Navigator.prototype, name, {
        get: () => {
          throw new Error(`${name} is not for you`);
        },
      });
  });

  await page.goto(set);
  await choose(page, 0);
  await nextButton(page).click();
  await expect(position(page)).toHaveText(questionOf(2, 10));
  await begin(page);
  await page.goto("/signs/");
  await expect(page.getByRole("searchbox")).toBeVisible();
  await page.getByRole("button", { name: english.nav.menu }).click();
  const effects = page.getByRole("switch").filter({ visible: true });
  await effects.click();
  await expect(effects).not.toBeChecked();
});

test.describe("a browser that reports no changes", () => {
  test("of a setting is read once", async ({ page }) => {
    await page.addInitScript(() => {
      const { matchMedia } = window;
      window.matchMedia = (query) =>
        ({ matches: matchMedia(query).matches }) as MediaQueryList;
    });
    await page.goto(set);
    await startApp(page);

    await expect(page.locator("html")).toHaveAttribute("data-effects", /./);
    await expect(position(page)).toBeVisible();
  });
});

test.describe("a script injected into the page", () => {
  test.use({ allowErrors: ["not ours"] });

  test("keeps its button when it fails", async ({ page }) => {
    await page.goto("/exams/karimenkyo/");
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener("error", resolve);
          setTimeout(() => {
            throw new Error("not ours");
          });
        }),
    );

    await expect(page.getByRole("button", { name: /^Start / })).toBeVisible();
  });
});

test("changes by extensions before the app starts lose no choice", async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      const add = () => document.createElement("div");
      document.body.prepend(add());
      document.querySelector("main")?.prepend(add());
      document.querySelector("fieldset input")?.after(add());
      document.querySelector("header svg")?.remove();
    }),
  );
  await page.goto("/sets/hazards-1/");
  const chosen = page.getByRole("radio").first();
  await page
    .getByText(english.quiz.trueOption, { exact: true })
    .first()
    .click();
  await startApp(page);

  await expect(chosen).toBeChecked();
  await expect(page.locator("header svg").first()).toBeAttached();
});

test("Enter in the search before the app runs searches once it does", async ({
  page,
}) => {
  let press = () => {};
  const pressed = new Promise<void>((resolve) => (press = resolve));
  await page.route("**/_next/static/**/*.js", async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto("/signs/");
  await page.getByRole("searchbox").fill("316");
  await page.keyboard.press("Enter");
  press();

  await expect(page.getByText(/signs? found$/)).toBeVisible();
});

test.describe("a browser from before popovers", () => {
  test.beforeEach(({ page }) => forgetPopovers(page));

  test("has its menus closed until they are opened", async ({ page }) => {
    await page.goto(set);
    const menu = page.locator("#focus-menu");
    const more = page.locator(".focus-more");
    await expect(menu).toBeHidden();

    await more.click();
    await expect(menu).toBeVisible();
    await more.click();
    await expect(menu).toBeHidden();
    await more.click();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await more.click();
    await position(page).click();
    await expect(menu).toBeHidden();
  });

  test("shows an enlarged picture over the page, and closes it", async ({
    page,
  }) => {
    await page.goto("/signs/trainer/");
    const large = page.locator(".large-picture");
    await expect(position(page)).toBeVisible();
    await expect(large).toBeHidden();

    await page.locator(".focus-picture").click();
    await expect(large).toBeInViewport({ ratio: 1 });
    await large.getByRole("button").click();
    await expect(large).toBeHidden();
  });
});

/** Takes out of the browser all that it knows of popovers. */
async function forgetPopovers(page: Page) {
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function (name, value) {
      setAttribute.call(
        this,
        name.replace(/^popover$/i, "data-popover"),
        value,
      );
    };
  });
  await page.route(/\/$|\.css$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text
        .replaceAll(' popover="', ' data-popover="')
        .replaceAll("[popover]", "[data-popover]")
        .replaceAll(":popover-open", ":popover-unknown"),
    });
  });
}
