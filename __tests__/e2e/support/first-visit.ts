import { devices, type Browser, type Page } from "@playwright/test";
import { expect } from "./site";

/** Lets time pass until the app is there, or the page has given it up. */
export async function untilSettled(page: Page, name: string) {
  await expect(async () => {
    await page.clock.runFor(3_000);
    const state = await page.locator("html").getAttribute("data-app");
    expect(["live", "failed"], name).toContain(state);
  }).toPass({ intervals: [50], timeout: 30_000 });
}

/**
 * A page of a context of its own, on a clock that the test moves: nothing is
 * kept of the visit before, and nothing of it comes late.
 */
export async function firstVisit(
  browser: Browser,
  baseURL = "",
): Promise<Page> {
  const context = await browser.newContext({
    ...devices["Pixel 7"],
    baseURL,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.clock.install();
  return page;
}
