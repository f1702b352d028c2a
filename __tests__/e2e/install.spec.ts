import type { Page } from "@playwright/test";
import { readFileSync, statSync } from "node:fs";
import practice from "@/content/sets/practice";
import { choose, expect, expectAccessible, test } from "./site";

async function finishPractice(page: Page) {
  await page.goto("/sets/practice/");
  for (const index of practice.keys()) {
    await choose(page, 0);
    const isLast = index === practice.length - 1;
    await page
      .getByRole("button", { name: isLast ? "Finish" : "Next" })
      .click();
  }
}

const invitation = (page: Page) =>
  page.getByText("Put this site on your home screen");

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
  await finishPractice(page);
  await expect(invitation(page)).toBeVisible();
  await expectAccessible(page);
  expect(await asked(page)).toEqual({ persist: 1, install: 0 });

  await page.getByRole("button", { name: "Install" }).click();
  await expect(invitation(page)).toBeHidden();
  expect(await asked(page)).toEqual({ persist: 1, install: 1 });

  await page.getByRole("button", { name: "Take Quiz Again" }).click();
  await finishPractice(page);
  await expect.poll(() => asked(page)).toEqual({ persist: 1, install: 0 });
  await expect(invitation(page)).toBeHidden();
});

test("on iOS the way is told, and can be declined", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "standalone", { value: false }),
  );
  await finishPractice(page);

  await expect(page.getByText("Add to Home Screen")).toBeVisible();
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(invitation(page)).toBeHidden();
});

test("where nothing can be installed, nothing is said", async ({ page }) => {
  await finishPractice(page);

  await expect.poll(() => asked(page)).toEqual({ persist: 1, install: 0 });
  await expect(invitation(page)).toBeHidden();
});

for (const file of ["manifest.webmanifest", "ne/manifest.webmanifest"])
  test(`PWA-1: ${file} shows light pictures that nobody keeps`, async ({
    page,
  }) => {
    await page.goto("/");
    const { screenshots } = JSON.parse(readFileSync(`out/${file}`, "utf8"));

    expect(screenshots).toHaveLength(3);
    for (const { src, sizes, form_factor, label } of screenshots) {
      const drawn = await page.evaluate(async (address) => {
        const picture = new Image();
        picture.src = address;
        await picture.decode();
        return `${picture.naturalWidth}x${picture.naturalHeight}`;
      }, src);
      expect(drawn, src).toBe(sizes);
      expect(statSync(`out${src}`).size, src).toBeLessThanOrEqual(60_000);
      expect(form_factor).toBe("narrow");
      expect(label).toBeTruthy();
    }
    expect(readFileSync("out/sw.js", "utf8")).not.toContain("/screenshots/");
  });
