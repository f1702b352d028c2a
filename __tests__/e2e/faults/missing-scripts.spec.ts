import type { Page } from "@playwright/test";
import practice from "@/content/sets/practice";
import { english, nextButton, questionOf } from "../support/english";
import { exportedPage } from "../support/exported";
import { firstVisit, untilSettled } from "../support/first-visit";
import {
  choose,
  expect,
  feedback,
  position,
  startApp,
  test,
} from "../support/site";

const address = "/sets/practice/";
const right = "ABCD".indexOf(practice[0].answer);
const [first] = practice;
/** What every page of the set asks for first, and what the app loads later. */
const sources = exportedPage("sets/practice/index.html").scripts;
const app = 'html[data-app="live"]';

test.use({
  allowErrors: [
    "404",
    "ERR_",
    "Failed to load chunk",
    "Unexpected",
    "Invalid",
    "Error",
    "error",
  ],
});
test.skip(({ isMobile }) => !isMobile, "the same scripts come");

/** One line says what to do; the set's list below can be read and opened. */
async function expectReadable(page: Page, name: string) {
  await expect(
    page.getByText(english.quiz.needsScript).filter({ visible: true }),
    name,
  ).toHaveCount(1);
  await expect(nextButton(page), name).toBeHidden();
  await expectList(page, name);
}

async function expectList(page: Page, name: string) {
  const item = page.getByRole("main").locator("details").nth(2);
  await item.locator("summary").click();
  await expect(item.getByText("Answer:"), name).toBeVisible();
}

/** The scripts that the running app has loaded beside those of the page. */
async function laterScripts(page: Page): Promise<string[]> {
  await page.goto(address);
  await startApp(page);
  await page.waitForLoadState("networkidle");
  const all = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname),
  );
  return [...new Set(all)].filter(
    (path) => path.endsWith(".js") && !sources.includes(path),
  );
}

for (const [name, answer] of [
  ["missing", { status: 404, contentType: "text/html", body: "<h1>404" }],
  ["empty", { contentType: "text/javascript", body: "" }],
  ["broken", { contentType: "text/javascript", body: "var x = ;" }],
] as const)
  test(`whichever script is ${name}, the set can be used`, async ({
    page: before,
    browser,
    baseURL,
  }) => {
    test.slow();
    const later = await laterScripts(before);
    expect(sources.length).toBeGreaterThan(3);
    expect(later.length).toBeGreaterThan(0);

    for (const source of [...sources, ...later]) {
      const page = await firstVisit(browser, baseURL);
      await page.route(`**${source}`, (route) => route.fulfill(answer));
      await page.goto(address);
      await choose(page, right);
      await expect(feedback(page), source).toContainText(first.explanation);
      await untilSettled(page, source);

      await expect(feedback(page), source).toContainText(first.explanation);
      if ((await page.locator(app).count()) === 0)
        await expectReadable(page, source);
      else {
        await nextButton(page).click();
        await expect(position(page), source).toHaveText(questionOf(2, 10));
        await expectList(page, source);
      }
      await page.context().close();
    }
  });

for (const [name, status] of [
  ["has not come", 0],
  ["is said to be gone", 404],
] as const)
  test(`when the line drops while one script ${name}, the page stays`, async ({
    page: before,
    browser,
    baseURL,
  }) => {
    test.slow();
    const later = await laterScripts(before);

    for (const held of [...sources, ...later]) {
      const page = await firstVisit(browser, baseURL);
      const others = sources.filter((source) => source !== held);
      const came = Promise.all(
        others.map((source) => page.waitForResponse(`**${source}`)),
      );
      let hasDropped = false;
      await page.route("**/*", async (route) => {
        const path = new URL(route.request().url()).pathname;
        if (path === held) {
          await came;
          hasDropped = true;
          if (status) return route.fulfill({ status });
        }
        if (!hasDropped) return route.continue();
        return route.abort("internetdisconnected");
      });
      await page.goto(address, { waitUntil: "commit" });
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await choose(page, right);
      await untilSettled(page, held);

      expect(await page.evaluate(() => "isSamePage" in window), held).toBe(
        true,
      );
      await expect(feedback(page), held).toContainText(first.explanation);
      if ((await page.locator(app).count()) === 0)
        await expectReadable(page, held);
      await page.context().close();
    }
  });
