import { devices, type Browser, type Page } from "@playwright/test";
import practice from "@/content/sets/practice";
import { english, nextButton, questionOf } from "../support/english";
import { exportedPage } from "../support/exported";
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

/** Lets time pass until the app is there, or the page has given it up. */
async function untilSettled(page: Page, name: string) {
  await expect(async () => {
    await page.clock.runFor(3_000);
    const state = await page.locator("html").getAttribute("data-app");
    expect(["live", "failed"], name).toContain(state);
  }).toPass({ intervals: [50], timeout: 15_000 });
}

/**
 * A page of a context of its own, on a clock that the test moves: nothing is
 * kept of the visit before, and nothing of it comes late.
 */
async function firstVisit(browser: Browser, baseURL = ""): Promise<Page> {
  const context = await browser.newContext({
    ...devices["Pixel 7"],
    baseURL,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.clock.install();
  return page;
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

/** The pages that are made of what the browser keeps, and what they say. */
const made = [
  ["/exams/karimenkyo/", english.exam.start.needsScript],
  ["/practice/", english.practice.needsScript],
  ["/signs/trainer/", english.trainer.needsScript],
  ["/sets/hazards-1/", english.hazards.needsScript],
  ["/progress/", english.progress.page.needsScript],
] as const;

for (const [place, [path, text]] of made.entries())
  test(`where a script of ${path} is empty, one line says so`, async ({
    browser,
    baseURL,
  }) => {
    const { scripts } = exportedPage(`${path.slice(1)}index.html`);
    // Another one at each page, and the last, which is the page's own.
    for (const source of new Set([scripts[place], scripts.at(-1) ?? ""])) {
      const page = await firstVisit(browser, baseURL);
      await page.route(`**${source}`, (route) =>
        route.fulfill({ contentType: "text/javascript", body: "" }),
      );
      await page.goto(path);
      await page.mouse.move(5, 5);
      await page.mouse.move(9, 9);
      await untilSettled(page, source);

      await expect(page.getByText(text), source).toBeVisible();
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
