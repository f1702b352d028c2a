import type { Page } from "@playwright/test";
import { smallTargets } from "./layout";
import { expect, expectAccessible, test } from "./site";
import type { Visit } from "./visit";

/** Opens a page and goes through its states; each must be accessible. */
export async function checkStates(
  page: Page,
  { path, prepare, steps = {} }: Visit,
  withContrast = true,
) {
  await prepare?.(page);
  await page.goto(path);
  await page.locator("h1").first().waitFor();
  // Where the first step does not take it from the visitor.
  if (Object.keys(steps).length === 0 || !prepare)
    await test.step("as it opens", () => expectGood(page, withContrast));

  for (const [state, step] of Object.entries(steps)) {
    await test.step(state, async () => {
      await step(page);
      await expectGood(page, withContrast);
    });
  }
}

/** Fails on what axe finds, on unmarked languages and on small targets. */
export async function expectGood(page: Page, withContrast = true) {
  await expectAccessible(page, withContrast);
  expect(await quickProblems(page)).toEqual([]);
}

/** What content alone can get wrong; quick enough for every page. */
export async function quickProblems(page: Page): Promise<string[]> {
  return [...(await unmarkedTexts(page)), ...(await smallTargets(page))];
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
