import type { Page } from "@playwright/test";
import { againButton, english } from "../support/english";
import { finishPractice, firstOptions } from "../support/practice";
import { expect, expectAccessible, test } from "../support/site";

async function openAndFinish(page: Page) {
  await page.goto("/sets/practice/");
  await finishPractice(page, firstOptions);
}

const invitation = (page: Page) => page.getByText(english.offline.install);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const asked = { persist: 0, install: 0 };
    Object.assign(window, { asked });
    navigator.storage.persist = async () => {
      asked.persist += 1;
      return false;
    };
  });
});

const asked = (page: Page) =>
  page.evaluate(() => (window as unknown as { asked: object }).asked);

test("installing is offered once, after a finished set", async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener("load", () => {
      const offer = setInterval(() => {
        const event = new Event("beforeinstallprompt", { cancelable: true });
        const { asked } = window as unknown as { asked: { install: number } };
        Object.assign(event, { prompt: async () => (asked.install += 1) });
        // Taken: the browser's own banner is held back.
        if (!dispatchEvent(event)) clearInterval(offer);
      }, 100);
    }),
  );
  await openAndFinish(page);
  await expect(invitation(page)).toBeVisible();
  await expectAccessible(page);
  expect(await asked(page)).toEqual({ persist: 1, install: 0 });

  await page
    .getByRole("button", { name: english.offline.installButton })
    .click();
  await expect(invitation(page)).toBeHidden();
  expect(await asked(page)).toEqual({ persist: 1, install: 1 });

  await againButton(page).click();
  await openAndFinish(page);
  await expect.poll(() => asked(page)).toEqual({ persist: 1, install: 0 });
  await expect(invitation(page)).toBeHidden();
});

test("on iOS the steps are explained, and can be declined", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "standalone", { value: false }),
  );
  await openAndFinish(page);

  await expect(page.getByText("Add to Home Screen")).toBeVisible();
  await page.getByRole("button", { name: english.offline.close }).click();
  await expect(invitation(page)).toBeHidden();
});

test("if nothing can be installed, nothing is offered", async ({ page }) => {
  await openAndFinish(page);

  await expect.poll(() => asked(page)).toEqual({ persist: 1, install: 0 });
  await expect(invitation(page)).toBeHidden();
});
