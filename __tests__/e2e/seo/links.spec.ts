import { existsSync, readFileSync } from "node:fs";
import { languageCodes, languages } from "@/content/languages";
import { site } from "@/content/site";
import { pathOf } from "@/lib/addresses/links";
import { crawl } from "@/scripts/crawl/crawl";
import { exportedPage, exportedPages } from "../support/exported";
import { expect, startApp, test } from "../support/site";

const pages = exportedPages();

test.describe("the exported pages", () => {
  test("point at each other's translation both ways or not at all", () => {
    const versionsAt = new Map(
      pages.map((page) => [page.address, page.links("alternate")]),
    );
    for (const page of pages) {
      const versions = versionsAt.get(page.address) ?? [];
      if (versions.length === 0) continue;

      const named = versions.map(({ hrefLang }) => hrefLang);
      expect(named.at(-1)).toBe("x-default");
      expect(named.length).toBeGreaterThan(2);
      for (const { href } of versions)
        expect(versionsAt.get(href), href).toEqual(versions);
      expect(versions.map(({ href }) => href)).toContain(page.address);
    }
    expect(
      versionsAt.get(`${site.address}/`)?.map(({ hrefLang }) => hrefLang),
    ).toEqual([
      ...languageCodes.map((code) => languages[code].hreflang),
      "x-default",
    ]);
  });

  test("are exactly those of the sitemap, with the date of the law", () => {
    const sitemap = readFileSync("out/sitemap.xml", "utf8");
    const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url);
    const days = [...sitemap.matchAll(/<lastmod>([^<]+)/g)];

    expect(listed.sort()).toEqual(pages.map(({ address }) => address).sort());
    expect(days).toHaveLength(pages.length);
    for (const [, day] of days) {
      expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(day! <= site.lawChecked).toBe(true);
    }
  });

  test("are all reached from the landings, sets within two links", () => {
    const links = (path: string) =>
      [
        ...exportedPage(`${path.slice(1)}index.html`).html.matchAll(
          /<a [^>]*?href="(\/[^"#?]*)/g,
        ),
      ]
        .map(([, href]) => href)
        .filter((href) => pages.some((page) => page.path === href));
    const homes = languageCodes.map((code) =>
      pathOf({ mode: "landing" }, code),
    );
    const near = new Set([...homes, ...homes.flatMap(links)]);
    for (const path of [...near])
      links(path!).forEach((link) => near.add(link));
    // A set iterates over what is added to it meanwhile.
    const reached = new Set(near);
    for (const path of reached)
      links(path!).forEach((link) => reached.add(link));

    const all = pages.map(({ path }) => path);
    expect([...reached].sort()).toEqual(all.sort());
    for (const path of all.filter((path) => /\/sets\//.test(path)))
      expect(near, path).toContain(path);
  });

  test("have no dead ends", () => {
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
  await startApp(page);

  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    `${site.address}/sets/practice/`,
  );
});
