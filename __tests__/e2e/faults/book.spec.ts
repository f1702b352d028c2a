import type { Page } from "@playwright/test";
import { viewerHost } from "@/lib/site/book";
import { english } from "../support/english";
import { expect, test } from "../support/site";

const host = viewerHost() ?? "";
const atHost = `https://${host}/**`;
const pdf = "/book/the-master-of-your-driving.pdf";

test.use({ allowHosts: [host], allowErrors: ["ERR_BLOCKED_BY_CLIENT"] });

/** Opens the reader; beside it the file itself must be within reach. */
async function openReader(page: Page) {
  await page.clock.install();
  await page.goto("/recommended-book/", { waitUntil: "commit" });
  await page
    .getByRole("link", { name: `Read here (loads from ${host})` })
    .click();
  await expect(page.locator("iframe")).toBeVisible();
  await expect(
    page.getByRole("link", { name: "Open the PDF, English" }),
  ).toHaveAttribute("href", pdf);
}

/** Nobody can know whether a frame shows anything: after 8 s we ask. */
async function expectWayRound(page: Page) {
  await expect(page.getByText(english.book.notShowing)).toBeHidden();
  await page.clock.fastForward(8_000);
  await expect(page.getByText(english.book.notShowing)).toBeVisible();
  await expect(
    page.getByRole("link", { name: english.book.openHere }),
  ).toHaveAttribute("href", pdf);
}

test("a blocked reader leaves a link to the book", async ({ page }) => {
  await page.route(atHost, (route) => route.abort("blockedbyclient"));
  await openReader(page);
  await expectWayRound(page);
});

test("a reader that hangs leaves a link to the book", async ({ page }) => {
  await page.route(atHost, () => undefined);
  await openReader(page);
  await expectWayRound(page);
});
