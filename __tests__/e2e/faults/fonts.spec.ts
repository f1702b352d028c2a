import type { Page } from "@playwright/test";
import { expect, nextPaint, startApp, test } from "../support/site";

test.use({ allowErrors: ["Failed to load resource"] });

declare global {
  interface Window {
    /** How far the page has moved by itself. */
    shift: number;
  }
}

/**
 * Adds up what moves by itself; to be called before the page is opened. A
 * phone's browser takes its first size for input: nothing may be left out.
 */
async function sumShifts(page: Page) {
  type Shift = PerformanceEntry & { value: number };
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as Shift[])
        window.shift += value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** How many Nepali faces the page draws with. */
const nepaliFaces = (page: Page) =>
  page.evaluate(
    () =>
      [...document.fonts].filter(
        ({ family, status }) => /mukta/i.test(family) && status === "loaded",
      ).length,
  );

/** Where the blocks of text begin, in CSS pixels from the screen's top. */
const blockTops = (page: Page) =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll("main :is(h1, h2, h3, p, li, label, button)"),
      (block) => block.getBoundingClientRect().top,
    ),
  );

test("without its fonts the text is there and does not jump", async ({
  page,
}) => {
  await sumShifts(page);
  await page.route("**/*.woff2", (route) => route.abort());

  for (const path of ["/", "/ne/", "/ne/sets/karimenkyo-nepali/"]) {
    await page.goto(path);
    await startApp(page);
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // Else letters would be invisible until a font came, or did not.
    const hidden = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ family }) => !family.includes("Fallback"))
        .filter(({ display }) => display !== "swap")
        .map(({ family }) => family),
    );
    expect(hidden, path).toEqual([]);
    // Good as browsers count it.
    expect(await page.evaluate(() => window.shift), path).toBeLessThan(0.1);
  }
});

test("a half-loaded page shows no header that will disappear", async ({
  page,
}) => {
  await page.route("**/sets/practice/", async (route) => {
    const html = await (await route.fetch()).text();
    const half = html.indexOf('class="focus-frame');
    expect(half).toBeGreaterThan(0);
    const body = html.slice(0, half);
    await route.fulfill({ body, contentType: "text/html" });
  });
  await page.goto("/sets/practice/");

  await expect(page.locator("main")).toBeAttached();
  await expect(page.getByRole("banner")).toBeHidden();
});

test("a Nepali font that loads late moves text by two lines at most", async ({
  page,
}) => {
  const late: (() => Promise<void>)[] = [];
  await page.route(/mukta/, (route) => {
    late.push(() => route.continue());
  });

  const set = "/ne/sets/karimenkyo-nepali/";
  for (const [path, faces] of [
    ["/ne/", 2],
    ["/ne/sets/", 1],
    [set, 1],
    ["/ne/about/", 1],
  ] as const) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect.poll(() => late.length).toBe(faces);
    await page.waitForFunction(() => document.fonts.check("1em overpass"));
    await nextPaint(page);
    const before = await blockTops(page);
    for (const arrive of late.splice(0)) await arrive();
    await expect.poll(() => nepaliFaces(page)).toBe(faces);
    await nextPaint(page);
    const after = await blockTops(page);
    // Words of the two faces differ in width: a paragraph may lose a line.
    const height = page.viewportSize()?.height ?? 0;
    const moves = before
      .map((top, index) => Math.abs(top - after[index]!))
      .filter((_, index) => before[index]! < height);
    expect(Math.max(...moves), path).toBeLessThan(56);
  }
});
