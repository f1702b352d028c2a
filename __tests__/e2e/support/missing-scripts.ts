import type { Browser, Page } from "@playwright/test";
import practice from "@/content/sets/practice";
import { english, nextButton, questionOf } from "./english";
import { exportedPage } from "./exported";
import { firstVisit, untilSettled } from "./first-visit";
import { holdBack } from "./line";
import { choose, expect, feedback, position, startApp } from "./site";

const address = "/sets/practice/";
const [first] = practice;
const right = "ABCD".indexOf(first.answer);
const app = 'html[data-app="live"]';

/** What the set's page asks for at the start, in this order. */
export const firstScripts = exportedPage("sets/practice/index.html").scripts;

/** How a script can fail to arrive. */
export const faults = {
  missing: { status: 404, contentType: "text/html", body: "<h1>404" },
  empty: { contentType: "text/javascript", body: "" },
  broken: { contentType: "text/javascript", body: "var x = ;" },
};

/** The scripts that the running app loads beside those of the page: one or more. */
export async function laterScripts(page: Page): Promise<string[]> {
  await page.goto(address);
  await startApp(page);
  const loaded = async () => {
    const all = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => new URL(name).pathname),
    );
    return [...new Set(all)].filter(
      (path) => path.endsWith(".js") && !firstScripts.includes(path),
    );
  };
  await expect.poll(loaded).not.toEqual([]);
  await page.waitForLoadState("networkidle");
  return loaded();
}

/** Uses the set on a first visit during which one script is at fault. */
export async function expectUsableWithout(
  browser: Browser,
  baseURL: string | undefined,
  script: string,
  fault: keyof typeof faults,
) {
  const page = await firstVisit(browser, baseURL);
  await page.route(`**${script}`, (route) => route.fulfill(faults[fault]));
  await page.goto(address);
  await choose(page, right);
  await expect(feedback(page), script).toContainText(first.explanation);
  await untilSettled(page, script);

  await expect(feedback(page), script).toContainText(first.explanation);
  if ((await page.locator(app).count()) === 0)
    await expectReadable(page, script);
  else {
    await nextButton(page).click();
    await expect(position(page), script).toHaveText(questionOf(2, 10));
    await expectList(page, script);
  }
  await page.context().close();
}

/**
 * Uses the set on a first visit during which the line drops once all scripts
 * but one have come; that one has no answer, or is answered with a status.
 */
export async function expectUsableAfterDrop(
  browser: Browser,
  baseURL: string | undefined,
  script: string,
  status?: number,
) {
  const page = await firstVisit(browser, baseURL);
  const others = firstScripts.filter((source) => source !== script);
  const came = Promise.all(
    others.map((source) => page.waitForResponse(`**${source}`)),
  );
  let hasDropped = false;
  await page.route("**/*", async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (path === script) {
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
  await untilSettled(page, script);

  expect(await page.evaluate(() => "isSamePage" in window), script).toBe(true);
  await expect(feedback(page), script).toContainText(first.explanation);
  if ((await page.locator(app).count()) === 0)
    await expectReadable(page, script);
  await page.context().close();
}

/** Answers the first question while one script is the last to come. */
export async function expectTapCounts(browser: Browser, script: string) {
  const context = await browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const others = firstScripts.filter((source) => source !== script);
  const release = await holdBack(page, `**${script}`);
  const came = Promise.all(
    others.map((source) => page.waitForResponse(`**${source}`)),
  );
  await page.goto(address, { waitUntil: "commit" });
  await page.mouse.move(1, 1);
  await page.mouse.move(3, 3);
  await came;
  await choose(page, right);
  await expect(feedback(page), script).toBeVisible();
  release();
  await expect(page.locator(app)).toHaveCount(1);
  await expect(feedback(page), script).toBeVisible();
  await context.close();
}

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
