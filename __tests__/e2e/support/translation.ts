import type { Page } from "@playwright/test";

/** Before every text that a browser has translated. */
export const mark = "~";

/**
 * Does to the page what a browser's translation does: every text gives way to
 * another one inside two `<font>` elements.
 */
export async function translate(page: Page) {
  await page.evaluate(translateTexts, mark);
}

/** Translates each page as it arrives, and at once whatever comes later. */
export async function keepTranslating(page: Page) {
  await page.addInitScript(
    `const translateAll = () => (${String(translateTexts)})(${JSON.stringify(mark)});
    document.addEventListener("DOMContentLoaded", () => {
      translateAll();
      new MutationObserver(translateAll).observe(document, {
        childList: true,
        subtree: true,
      });
    });`,
  );
}

/** Runs inside the page: uses nothing from outside. */
export function translateTexts(mark: string) {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);

  for (const text of texts) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent) continue;
    if (parent.closest("head, script, style, textarea, font")) continue;

    const font = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = mark + text.data;
    font.append(inner);
    text.replaceWith(font);
  }
}
