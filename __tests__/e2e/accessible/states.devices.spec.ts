import type { Page } from "@playwright/test";
import { defaultLanguage, languageCodes } from "@/content/languages";
import { viewerHost } from "@/lib/site/book";
import { expectGood } from "../support/access";
import { errorStates } from "../support/error-states";
import { test } from "../support/site";
import { visitsIn, type Visit } from "../support/visits";

test.describe("in every state", () => {
  test.use({
    allowHosts: [viewerHost() ?? ""],
    // What the book's page says when it is asked for without a connection.
    allowErrors: ["ERR_INTERNET_DISCONNECTED"],
  });

  for (const language of languageCodes)
    for (const visit of visitsIn(language))
      test(`${visit.name} in ${language}`, ({ page, isMobile }) => {
        // The languages share a layout: on a computer one stands for both.
        test.skip(!isMobile && language !== defaultLanguage, "one is enough");
        return goThrough(page, visit, isMobile);
      });
});

test.describe("in error states", () => {
  test.use({
    allowErrors: [
      "404",
      "ERR_FAILED",
      "Failed to fetch",
      "broken on purpose",
      "reading 'split'",
      "Minified React error",
      "Something went wrong",
    ],
  });

  for (const visit of errorStates)
    test(visit.name, ({ page, isMobile }) => {
      test.skip(!isMobile, "the same on every screen");
      return goThrough(page, visit, isMobile);
    });
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
