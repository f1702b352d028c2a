import { readFileSync, statSync } from "node:fs";
import type { Page } from "@playwright/test";
import practice from "@/content/sets/practice";
import { site } from "@/content/site";
import { allPreviews, PREVIEW_SIZE } from "@/lib/previews";
import type { Share } from "@/lib/share";
import { exportedPages } from "./exported";
import { choose, expect, expectAccessible, test } from "./site";

const pages = exportedPages();

test.describe("the preview of a page", () => {
  test("is complete, with the site's name and the page's own address", () => {
    for (const { path, lang, meta } of pages) {
      expect(meta("og:title")?.length, path).toBeLessThanOrEqual(60);
      expect(meta("og:title")).not.toContain(site.name);
      expect(meta("og:description")?.length, path).toBeLessThanOrEqual(110);
      expect(meta("og:url")).toBe(site.address + path);
      expect(meta("og:type")).toBe("website");
      expect(meta("og:site_name")).toBe(site.name);
      expect(meta("og:locale")).toBe(lang === "ne" ? "ne_NP" : "en_US");
      expect(meta("twitter:card")).toBe("summary_large_image");
      expect(meta("og:image:width")).toBe(String(PREVIEW_SIZE.width));
      expect(meta("og:image:height")).toBe(String(PREVIEW_SIZE.height));
      expect(meta("og:image:type")).toBe("image/jpeg");
      expect(meta("og:image:alt")?.length, path).toBeGreaterThan(20);
      expect(meta("og:image")).toMatch(/^https:.*\.jpg$/);
    }
  });

  test("names the other language where the page has it", () => {
    for (const page of pages) {
      const isPair = page.links("alternate").length > 0;
      const other = page.lang === "ne" ? "en_US" : "ne_NP";
      expect(page.meta("og:locale:alternate"), page.path).toBe(
        isPair ? other : undefined,
      );
    }
  });

  test("lies within what WhatsApp reads", () => {
    for (const { html, path } of pages) {
      const end = Buffer.byteLength(html.slice(0, html.indexOf("</head>")));
      expect(end, path).toBeLessThan(300_000);
    }
  });

  test("has a light picture of the right size for each set", () => {
    const used = new Set(pages.map((page) => page.meta("og:image")));

    expect([...used].sort()).toEqual(
      allPreviews()
        .map(({ path }) => site.address + path)
        .sort(),
    );
    for (const { path } of allPreviews()) {
      const file = `out${path}`;
      expect(statSync(file).size, path).toBeLessThanOrEqual(100_000);
      expect(jpegSize(readFileSync(file)), path).toEqual(PREVIEW_SIZE);
    }
  });

  test("reaches crawlers that know gzip only", async ({
    playwright,
    baseURL,
  }) => {
    const crawler = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { "Accept-Encoding": "gzip" },
    });
    const response = await crawler.get("/sets/practice/");

    expect(response.headers()["content-encoding"]).toBe("gzip");
    expect(await response.text()).toContain("og:image");
  });
});

test.describe("the share button", () => {
  const button = (page: Page) => page.getByRole("button", { name: "Share" });
  const address = (baseURL?: string) => `${baseURL}/sets/practice/`;

  /** Stands in for the phone's share sheet and notes what it was given. */
  async function stubShare(page: Page, fault: string | null) {
    await page.addInitScript((name) => {
      const shared: Share[] = [];
      Object.assign(window, { shared });
      navigator.share = async (data) => {
        if (name) throw new DOMException("", name);
        if (!navigator.userActivation.isActive)
          throw new DOMException("", "NotAllowedError");
        shared.push(data as Share);
      };
    }, fault);
  }
  const sharedOn = (page: Page) =>
    page.evaluate(() => (window as unknown as { shared: Share[] }).shared);

  async function removeShareAndClipboard(page: Page) {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: undefined });
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
  }

  test("opens the share sheet with the set, also on an early press", async ({
    page,
    baseURL,
  }) => {
    await stubShare(page, null);
    await page.goto("/sets/practice/?fbclid=abc#q3");
    await button(page).click();

    await expect.poll(() => sharedOn(page)).toHaveLength(1);
    const [shared] = await sharedOn(page);
    expect(shared.url).toBe(address(baseURL));
    expect(shared.title).toBe("Practice Test");
    expect(shared.text).toContain("Practice Test");
  });

  test("says nothing when the share sheet is closed again", async ({
    page,
  }) => {
    await stubShare(page, "AbortError");
    await page.goto("/sets/practice/");
    await button(page).click();

    await expect(page.locator(".share").getByRole("status")).toBeEmpty();
    await expect(page.getByRole("textbox")).toBeHidden();
  });

  test("copies the address where nothing can be shared", async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await stubShare(page, "NotAllowedError");
    await page.goto("/sets/practice/");
    await button(page).click();

    await expect(page.locator(".share").getByRole("status")).toHaveText(
      /link is copied/,
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      address(baseURL),
    );
  });

  test("FAIL-35: shows the address and plain links where nothing works", async ({
    page,
    baseURL,
  }) => {
    await removeShareAndClipboard(page);
    await page.goto("/sets/practice/");
    await button(page).click();

    const field = page.getByRole("textbox", { name: "Link to this set" });
    await expect(field).toHaveValue(address(baseURL));
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => String(getSelection()))).toBe(
      address(baseURL),
    );
    await expect(page.locator(".share").getByRole("status")).toContainText(
      "Copy the link",
    );
    const inAddress = encodeURIComponent(address(baseURL));
    for (const [app, start] of [
      ["WhatsApp", "https://wa.me/?text="],
      ["LINE", "https://line.me/R/share?text="],
      ["Viber", "viber://forward?text="],
    ]) {
      const href = await page
        .getByRole("link", { name: app })
        .getAttribute("href");
      expect(href?.startsWith(start), app).toBe(true);
      expect(href).toContain(inAddress);
    }
    await expectAccessible(page);
  });

  test("sends the result in the text, the set as the address", async ({
    page,
    baseURL,
  }) => {
    await stubShare(page, null);
    await page.goto("/sets/practice/");
    for (const [index, { answer }] of practice.entries()) {
      await choose(page, "ABCD".indexOf(answer));
      const isLast = index === practice.length - 1;
      await page
        .getByRole("button", { name: isLast ? "Finish" : "Next" })
        .click();
    }
    await page
      .locator("[data-passed]")
      .getByRole("button", { name: "Share" })
      .click();

    await expect.poll(() => sharedOn(page)).toHaveLength(1);
    const [shared] = await sharedOn(page);
    expect(shared.url).toBe(address(baseURL));
    expect(shared.text).toBe("10 of 10 right (100%): Practice Test");
    await expectAccessible(page);
  });

  test("is not there without JavaScript", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/sets/practice/`);

    await expect(button(page)).toBeHidden();
    await context.close();
  });
});

test.describe("in a chat app's own browser", () => {
  const note = "Open this page in your own browser";
  test.use({
    userAgent:
      "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/470.0.0.39.109;]",
  });

  test("a note leads to Chrome, and stays away once it is closed", async ({
    page,
    baseURL,
  }) => {
    await page.goto("/sets/practice/?fbclid=abc");
    await choose(page, 0);
    await expect(page.getByText(note)).toBeVisible();
    await expect(
      page.getByRole("link", { name: "Open in Chrome" }),
    ).toHaveAttribute(
      "href",
      new RegExp(
        `^intent://${new URL(baseURL ?? "").host}/sets/practice/#Intent;`,
      ),
    );
    await expectAccessible(page);

    await page.getByRole("button", { name: "Close this note" }).click();
    await expect(page.getByText(note)).toBeHidden();
    await page.reload();
    await expect(page.getByRole("status")).not.toBeEmpty();
    await expect(page.locator("html")).toHaveAttribute("data-app", "live");
    await expect(page.getByText(note)).toBeHidden();
  });
});

test("an ordinary browser shows no such note", async ({ page }) => {
  await page.goto("/sets/practice/");
  await choose(page, 0);
  await expect(page.locator("html")).toHaveAttribute("data-app", "live");

  await expect(page.getByText("in your own browser")).toBeHidden();
});

/** Width and height as a JPEG's first frame header gives them. */
function jpegSize(jpeg: Buffer) {
  let at = 2;
  while (!/^c[0-3]$/.test(jpeg[at + 1].toString(16)))
    at += 2 + jpeg.readUInt16BE(at + 2);
  return {
    width: jpeg.readUInt16BE(at + 7),
    height: jpeg.readUInt16BE(at + 5),
  };
}
