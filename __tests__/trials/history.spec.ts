import type { Page } from "@playwright/test";
import { languageCodes, type Language } from "@/content/languages";
import { nepaliSet } from "@/content/question-sets";
import { pageAddress, viewAddress } from "@/lib/addresses/links";
import { expect, startApp, test } from "../e2e/support/site";

// Each kind of page to each other by a link, with a reload, then Back and
// Forward, twice. The fixture fails on any error, violation of the policy and
// on the page that says that something went wrong.

function addressesIn(language: Language): string[] {
  const pages = [
    "exams/karimenkyo",
    "sets/hazards-1",
    "practice",
    "signs",
    "signs/trainer",
    "progress",
    "book",
    "about",
  ] as const;
  return [
    viewAddress({ mode: "landing" }, language),
    viewAddress({ mode: "chooser" }, language),
    viewAddress({ mode: "quiz", setId: "practice" }, language),
    viewAddress({ mode: "quiz", setId: nepaliSet }, language),
    ...pages.map((page) => pageAddress(page, language)),
  ];
}

/** Follows a link to an address, put into the page if there is none. */
async function follow(page: Page, address: string) {
  await page.evaluate((href) => {
    const own = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
    const link = own ?? document.createElement("a");
    if (!own) document.body.append(Object.assign(link, { href }));
    link.click();
  }, address);
  await expectShown(page, address);
}

/** What is shown is what the address names, and it can be used. */
async function expectShown(page: Page, address: string) {
  await expect(page).toHaveURL(address);
  await startApp(page);
  await expect(page.locator("main h1")).toHaveText(headings.get(address) ?? "");
}

/** The main heading of each address, as its own page has it. */
const headings = new Map<string, string>();

for (const language of languageCodes) {
  const addresses = addressesIn(language);

  for (const from of addresses)
    test(`from ${from} to every other page, Back and Forward`, async ({
      page,
    }) => {
      test.setTimeout(120_000 * addresses.length);
      for (const address of addresses) {
        await page.goto(address, { waitUntil: "commit" });
        const heading = page.locator("main h1");
        headings.set(address, (await heading.textContent()) ?? "");
      }

      for (const to of addresses) {
        if (to === from) continue;
        await page.goto("about:blank");
        await page.goto(from);
        await startApp(page);
        await follow(page, to);
        await page.reload();
        await startApp(page);
        await walk(page, from, to);
        await page.reload();
        await startApp(page);
        await walk(page, from, to);
      }
    });
}

/** Back and Forward; between views of one document no page is loaded. */
async function walk(page: Page, from: string, to: string) {
  for (const [step, address] of [
    ["goBack", from],
    ["goForward", to],
  ] as const) {
    const before = await page.evaluate(() => performance.timeOrigin);
    const isSame = await page.evaluate(
      ({ step }) => {
        const { navigation } = window as unknown as {
          navigation: {
            currentEntry: { index: number };
            entries: () => { sameDocument: boolean }[];
          };
        };
        const { index } = navigation.currentEntry;
        const next = index + (step === "goBack" ? -1 : 1);
        return navigation.entries()[next]?.sameDocument;
      },
      { step },
    );
    await page[step]();
    await expectShown(page, address);
    const after = await page.evaluate(() => performance.timeOrigin);
    if (isSame) expect(after, `${from} to ${to}: ${step}`).toBe(before);
  }
}
