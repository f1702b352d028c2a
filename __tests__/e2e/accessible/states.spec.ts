import type { Page } from "@playwright/test";
import { languageCodes } from "@/content/languages";
import { viewerHost } from "@/lib/site/book";
import { smallTargets } from "../support/layout";
import { expect, expectAccessible, test } from "../support/site";
import { troubles } from "../support/troubles";
import { visitsIn, type Visit } from "../support/visits";

test.describe("in every state", () => {
  test.use({
    allowHosts: [viewerHost() ?? ""],
    // What the book's page says when it is asked for without a connection.
    allowErrors: ["ERR_INTERNET_DISCONNECTED"],
  });

  for (const language of languageCodes)
    for (const visit of visitsIn(language))
      test(`${visit.name} in ${language}`, ({ page, isMobile }) =>
        goThrough(page, visit, isMobile));
});

test.describe("in trouble", () => {
  test.use({
    allowErrors: [
      "404",
      "ERR_FAILED",
      "Failed to fetch",
      "broken on purpose",
      "reading 'split'",
      "Minified React error",
    ],
  });

  for (const visit of troubles)
    test(visit.name, ({ page, isMobile }) => goThrough(page, visit, isMobile));
});

/** A phone shows its own colours, a computer those that its user forces. */
async function goThrough(
  page: Page,
  { path, prepare, steps = {} }: Visit,
  isMobile: boolean,
) {
  await page.emulateMedia({ forcedColors: isMobile ? "none" : "active" });
  await prepare?.(page);
  await page.goto(path);
  await page.locator("h1").first().waitFor();
  // Where the first step does not take it from the visitor.
  if (Object.keys(steps).length === 0 || !prepare)
    await test.step("as it opens", () => expectGood(page));

  for (const [state, step] of Object.entries(steps)) {
    await test.step(state, async () => {
      await step(page);
      await expectGood(page);
    });
  }
}

async function expectGood(page: Page) {
  await expectAccessible(page);
  expect(await unmarkedTexts(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
}

/** Texts in the letters of a language that they do not say. */
function unmarkedTexts(page: Page) {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest("script, style, noscript")) continue;

      const text = node.textContent ?? "";
      const lang = element.closest("[lang]")?.getAttribute("lang");
      const isNepali = /\p{Script=Devanagari}/u.test(text);
      const isJapanese =
        /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
      if ((isNepali && lang !== "ne") || (isJapanese && lang !== "ja"))
        found.push(`${lang}: ${text}`);
    }
    return found;
  });
}
