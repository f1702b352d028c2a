import { readFileSync, statSync } from "node:fs";
import { languageCodes, languages } from "@/content/languages";
import { site } from "@/content/site";
import { allPreviews, PREVIEW_SIZE } from "@/lib/site/previews";
import { exportedPages } from "../support/exported";
import { expect, test } from "../support/site";

const pages = exportedPages();

test.describe("the preview of a page", () => {
  test("is complete, with the site's name and the page's own address", () => {
    for (const { path, language, meta } of pages) {
      expect(meta("og:title")?.length, path).toBeLessThanOrEqual(60);
      expect(meta("og:title")).not.toContain(site.name);
      expect(meta("og:description")?.length, path).toBeLessThanOrEqual(110);
      expect(meta("og:url")).toBe(site.address + path);
      expect(meta("og:type")).toBe("website");
      expect(meta("og:site_name")).toBe(site.name);
      expect(meta("og:locale")).toBe(languages[language].previewLocale);
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
      const [other] = languageCodes.filter((code) => code !== page.language);
      expect(page.meta("og:locale:alternate"), page.path).toBe(
        isPair && other ? languages[other].previewLocale : undefined,
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

  test("reaches crawlers that know gzip only", async ({ playwright }) => {
    const crawler = await playwright.request.newContext({
      extraHTTPHeaders: { "Accept-Encoding": "gzip" },
    });
    const response = await crawler.get("/sets/practice/");

    expect(response.headers()["content-encoding"]).toBe("gzip");
    expect(await response.text()).toContain("og:image");
  });
});

/** Width and height as a JPEG's first frame header gives them. */
function jpegSize(jpeg: Buffer) {
  let at = 2;
  while (!/^c[0-3]$/.test(jpeg[at + 1]!.toString(16)))
    at += 2 + jpeg.readUInt16BE(at + 2);
  return {
    width: jpeg.readUInt16BE(at + 7),
    height: jpeg.readUInt16BE(at + 5),
  };
}
