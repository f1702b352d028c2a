import type { Page } from "@playwright/test";
import { english, menuButton, offlineNotice } from "../support/english";
import { disconnect, expect, test, untilKept } from "../support/host";
import { startApp } from "../support/site";

test.use({ allowErrors: ["ERR_", "Failed to"] });

const app = (page: Page) => page.locator("html[data-app]");

/** What of the app has been asked for from here on. */
function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js") && pathname !== "/sw.js")
      scripts.push(pathname);
  });
  return scripts;
}

test("a chapter is read, and the next one, without the app", async ({
  page,
}) => {
  const scripts = recordScripts(page);
  await page.goto("/book/signals/");
  await page.getByRole("heading", { level: 1 }).tap();
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await page.locator('main a[href="/book/signs/"]').last().tap();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Signs");
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await expect(app(page)).toHaveCount(0);
  expect(scripts).toEqual([]);
});

test("a control starts the app, which replays the press", async ({ page }) => {
  await page.goto("/book/signals/");
  await menuButton(page).tap();
  const effects = page.getByRole("switch", { name: english.effects.name });
  await expect(effects).toBeChecked();
  await expect(app(page)).toHaveCount(0);

  await effects.tap();

  await expect(effects).not.toBeChecked();
});

test("what is typed into the search for signs is searched", async ({
  page,
}) => {
  await page.goto("/signs/");
  await expect(app(page)).toHaveCount(0);
  await page.getByRole("searchbox").fill("326");

  await expect(page.getByText(/signs? found$/)).toBeVisible();
});

test("a page that is read offline says so", async ({ page, host, context }) => {
  await page.goto("/book/signals/");
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.reload();
  await disconnect(host, context);
  await page.reload();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Signals");
  await expect(offlineNotice(page)).toBeVisible();
});

test("a scene that was begun moves offline, too", async ({
  page,
  host,
  context,
}) => {
  const film = page.locator('.hazard-motion[data-phase="approach"]');
  await page.goto("/sets/hazards-1/");
  await untilKept(page);
  await page.reload();
  await startApp(page);
  await expect(film).toBeVisible();
  await page
    .getByText(english.quiz.trueOption, { exact: true })
    .first()
    .click();
  await expect.poll(() => cachedPaths(page)).toContain("/hazards/hz-01.json");
  await expect
    .poll(() => cachedPaths(page))
    .toContain("/images/hazards/hz-01.svg");

  await disconnect(host, context);
  await page.reload();
  await startApp(page);
  await page.getByRole("button", { name: english.hazards.playAgain }).click();
  await expect(film).toBeVisible();
});

/** Paths of all files that are kept. */
function cachedPaths(page: Page) {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const keys = names.map(async (name) => (await caches.open(name)).keys());
    const requests = (await Promise.all(keys)).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
}
