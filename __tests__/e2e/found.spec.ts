import { existsSync, readFileSync } from "node:fs";
import { setIds } from "@/content/question-sets";
import { site } from "@/content/site";
import { crawl } from "@/scripts/crawl/crawl";
import { exportedPage, exportedPages, type ExportedPage } from "./exported";
import { expect, test } from "./site";

const pages = exportedPages();
const address = ({ path }: ExportedPage) => site.address + path;
const twice = (texts: (string | undefined)[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

test.describe("the exported pages", () => {
  test("are all there: 6 and the sets, 6 in Nepali and the Nepali set", () => {
    expect(pages).toHaveLength(6 + setIds.length + 6 + 1);
  });

  test("name themselves as canonical", () => {
    for (const page of pages)
      expect(page.links("canonical")).toEqual([{ href: address(page) }]);
  });

  test("have a title of their own that is shown whole", () => {
    for (const { title, lang } of pages)
      expect(title.length, title).toBeLessThanOrEqual(lang === "ne" ? 45 : 60);
    expect(twice(pages.map(({ title }) => title))).toEqual([]);
  });

  test("have a description of their own, neither short nor cut", () => {
    const descriptions = pages.map((page) => page.meta("description") ?? "");

    for (const text of descriptions) {
      expect(text.length, text).toBeGreaterThanOrEqual(70);
      expect(text.length, text).toBeLessThanOrEqual(155);
      expect(text).not.toMatch(/[{}]/);
    }
    expect(twice(descriptions)).toEqual([]);
  });

  test("promise nothing in what search results show", () => {
    for (const page of pages)
      expect(`${page.title} ${page.meta("description")}`).not.toMatch(
        /guarantee|official|आधिकारिक|ग्यारेन्टी/i,
      );
  });

  test("hold the words that learners type", () => {
    const shown = (lang: string) =>
      pages
        .filter((page) => page.lang === lang)
        .map((page) => `${page.title} ${page.meta("description")}`)
        .join("\n");

    for (const words of [
      "karimenkyo",
      "仮免許",
      "honmenkyo",
      "本免許",
      "Japan driving licence test in Nepali",
    ])
      expect(shown("en")).toContain(words);
    for (const words of ["जापान ड्राइभिङ लाइसेन्स", "कारिमेन्क्यो", "仮免許"])
      expect(shown("ne")).toContain(words);
  });

  test("are in the language that they say, by folder and letters", () => {
    for (const { lang, path, meta } of pages) {
      expect(lang, path).toBe(path.startsWith("/ne/") ? "ne" : "en");
      const isNepali = /\p{Script=Devanagari}/u.test(meta("description") ?? "");
      expect(isNepali, path).toBe(lang === "ne");
    }
  });

  test("point at each other's translation both ways or not at all", () => {
    const versionsAt = new Map(
      pages.map((page) => [address(page), page.links("alternate")]),
    );
    for (const page of pages) {
      const versions = versionsAt.get(address(page)) ?? [];
      if (versions.length === 0) continue;

      expect(versions.map(({ hrefLang }) => hrefLang)).toEqual([
        "en",
        "ne",
        "x-default",
      ]);
      for (const { href } of versions)
        expect(versionsAt.get(href), href).toEqual(versions);
      expect(versions.map(({ href }) => href)).toContain(address(page));
    }
    expect(versionsAt.get(`${site.address}/`)).toHaveLength(3);
    expect(versionsAt.get(`${site.address}/sets/basic/`)).toEqual([]);
  });

  test("carry small JSON-LD: the site at home, the way elsewhere", () => {
    for (const page of pages) {
      const [json, ...more] = page.jsonLd();
      expect(more).toEqual([]);
      expect(json.length).toBeLessThanOrEqual(2048);
      expect(json).not.toContain("<");

      const data = JSON.parse(json);
      const isHome = ["/", "/ne/"].includes(page.path);
      expect(data["@type"]).toBe(isHome ? "WebSite" : "BreadcrumbList");
      if (isHome) expect(data.url).toBe(address(page));
      else expect(data.itemListElement.at(-1).item).toBe(address(page));
    }
  });

  test("may be indexed; the 404 page may not", () => {
    for (const page of pages)
      expect(page.html, page.path).not.toContain("noindex");
    expect(exportedPage("404.html").meta("robots")).toBe("noindex");
  });

  test("are exactly those of the sitemap, dated by the law", () => {
    const sitemap = readFileSync("out/sitemap.xml", "utf8");
    const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url);
    const days = [...sitemap.matchAll(/<lastmod>([^<]+)/g)];

    expect(listed.sort()).toEqual(pages.map(address).sort());
    expect(days).toHaveLength(pages.length);
    for (const [, day] of days) {
      expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(day <= site.lawChecked).toBe(true);
    }
  });

  test("are all reached from the landing, sets within two links", () => {
    const links = (path: string) =>
      [
        ...exportedPage(`${path.slice(1)}index.html`).html.matchAll(
          /<a [^>]*?href="(\/[^"#?]*)/g,
        ),
      ]
        .map(([, href]) => href)
        .filter((href) => pages.some((page) => page.path === href));
    const near = new Set(["/", ...links("/")]);
    for (const path of [...near]) links(path).forEach((link) => near.add(link));

    expect([...near].sort()).toEqual(pages.map(({ path }) => path).sort());
  });

  test("lead nowhere that is not there", () => {
    const { followed, broken } = crawl("out", process.env.BASE_PATH ?? "");

    expect(broken).toEqual([]);
    expect(followed).toBeGreaterThan(500);
  });
});

test("robots.txt lets everybody in and names the sitemap", () => {
  const robots = readFileSync("out/robots.txt", "utf8");

  expect(robots).not.toMatch(/^Disallow: ./m);
  expect(robots).toContain(`Sitemap: ${site.address}/sitemap.xml`);
  expect(existsSync("out/.nojekyll")).toBe(true);
});

test("tracking parameters leave the canonical address clean", async ({
  page,
}) => {
  await page.goto("/sets/practice/?fbclid=x&utm_source=chat");
  await page.mouse.move(10, 10);
  await expect(page.locator("html")).toHaveAttribute("data-app", "live");

  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    `${site.address}/sets/practice/`,
  );
});

for (const [language, file] of [
  ["en", "/manifest.webmanifest"],
  ["ne", "/ne/manifest.webmanifest"],
] as const) {
  test(`an app installed from a page in ${language} is complete`, async ({
    page,
    request,
  }) => {
    await page.goto(language === "ne" ? "/ne/" : "/");
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute(
      "href",
      file,
    );
    const manifest = await (await request.get(file)).json();

    expect(manifest).toMatchObject({ lang: language, display: "standalone" });
    expect(manifest.short_name.length).toBeLessThanOrEqual(12);
    for (const { url } of [...manifest.shortcuts, { url: manifest.start_url }])
      expect((await request.get(url)).status(), url).toBe(200);
    for (const { src, sizes } of manifest.icons) {
      const drawn = await page.evaluate(async (address) => {
        const icon = new Image();
        icon.src = address;
        await icon.decode();
        return `${icon.naturalWidth}x${icon.naturalHeight}`;
      }, src);
      expect(drawn, src).toBe(sizes);
    }
    const purposes = manifest.icons.map(
      ({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`,
    );
    expect(purposes).toEqual([
      "192x192 any",
      "512x512 any",
      "512x512 maskable",
    ]);
  });
}

test("the phone's own icon and the screen's edge are thought of", async ({
  page,
}) => {
  await page.goto("/");

  await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveAttribute(
    "sizes",
    "180x180",
  );
  await expect(page.locator('meta[name="viewport"]')).toHaveAttribute(
    "content",
    /viewport-fit=cover/,
  );
});
