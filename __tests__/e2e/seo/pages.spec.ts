import { existsSync } from "node:fs";
import { glossary } from "@/content/book/glossary";
import { languageCodes, languages, otherLanguages } from "@/content/languages";
import { signGroups } from "@/content/sign-groups";
import {
  pageNames,
  pagePath,
  pathOf,
  translatePath,
} from "@/lib/addresses/links";
import { setsOffered } from "@/lib/addresses/set-language";
import { exportedPage, exportedPages } from "../support/exported";
import { expect, test } from "../support/site";

const pages = exportedPages();
const homes = languageCodes.map((language) =>
  pathOf({ mode: "landing" }, language),
);
const twice = (texts: (string | undefined)[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

test.describe("the exported pages", () => {
  test("are the views and pages of each language, and no others", () => {
    const expected = languageCodes.flatMap((language) => [
      pathOf({ mode: "landing" }, language),
      pathOf({ mode: "chooser" }, language),
      ...setsOffered(language).map((setId) =>
        pathOf({ mode: "quiz", setId }, language),
      ),
      ...pageNames.map((page) => pagePath(page, language)),
    ]);
    expected.push(...otherLanguages.map(translatePath));

    expect(pages.map(({ path }) => path).sort()).toEqual(expected.sort());
  });

  test("name themselves as canonical", () => {
    for (const page of pages)
      expect(page.links("canonical")).toEqual([{ href: page.address }]);
  });

  test("have unique titles that are shown whole", () => {
    for (const { title, language } of pages) {
      const { maxWidth, letterWidth } = languages[language].title;
      expect(title.length * letterWidth, title).toBeLessThanOrEqual(maxWidth);
    }
    expect(twice(pages.map(({ title }) => title))).toEqual([]);
  });

  test("have unique descriptions, neither short nor cut", () => {
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

  test("have the words that learners type", () => {
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
    for (const { language, lang, path, meta } of pages) {
      expect(lang, path).toBe(languages[language].lang);
      const isNepali = /\p{Script=Devanagari}/u.test(meta("description") ?? "");
      const { script } = languages[language];
      expect(isNepali, path).toBe(script === "Devanagari");
    }
  });

  test("carry small JSON-LD: the site at home, the way elsewhere", () => {
    for (const page of pages) {
      const [json, ...more] = page.jsonLd();
      expect(more).toEqual([]);
      expect(json!.length).toBeLessThanOrEqual(2048);
      expect(json).not.toContain("<");

      const data = JSON.parse(json!);
      const isHome = homes.includes(page.path);
      expect(data["@type"]).toBe(isHome ? "WebSite" : "BreadcrumbList");
      if (isHome) expect(data.url).toBe(page.address);
      else expect(data.itemListElement.at(-1).item).toBe(page.address);
    }
  });

  test("offer the search where a visit begins, in their language", () => {
    for (const { path, language, links } of pages) {
      const isOffered = homes.includes(path) || /\/search\/$/.test(path);
      const address = `${languages[language].prefix}/opensearch.xml`;
      expect(
        links("search").map(({ href }) => href),
        path,
      ).toEqual(isOffered ? [address] : []);
      expect(existsSync(`out${address}`)).toBe(true);
    }
  });

  test("define every sign and every word to search engines", () => {
    const definitions = (path: string) =>
      pages
        .find((page) => page.path === path)
        ?.html.match(/itemType="https:\/\/schema\.org\/DefinedTerm"/gi) ?? [];

    for (const { prefix } of Object.values(languages)) {
      expect(definitions(`${prefix}/book/words/`)).toHaveLength(
        Object.keys(glossary).length,
      );
      const signs = signGroups.flatMap(({ id }) =>
        definitions(`${prefix}/signs/${id}/`),
      );
      expect(signs.length).toBeGreaterThan(300);
    }
  });

  test("may be indexed; the 404 page may not", () => {
    for (const page of pages)
      expect(page.html, page.path).not.toContain("noindex");
    expect(exportedPage("404.html").meta("robots")).toBe("noindex");
  });
});
