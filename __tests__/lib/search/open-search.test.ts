/** @jest-environment jsdom */
import { languageCodes } from "@/content/languages";
import { site } from "@/content/site";
import { queryIn } from "@/lib/search/addresses";
import {
  openSearch,
  openSearchAddress,
  openSearchName,
} from "@/lib/search/open-search";

describe.each(languageCodes)("the OpenSearch description in %s", (language) => {
  const xml = new DOMParser().parseFromString(
    openSearch(language),
    "application/xml",
  );
  const text = (name: string) =>
    xml.getElementsByTagName(name)[0]?.textContent ?? "";

  it("is XML that keeps to the standard's lengths", () => {
    expect(xml.getElementsByTagName("parsererror")).toHaveLength(0);
    expect(text("ShortName").length).toBeGreaterThan(0);
    expect(text("ShortName").length).toBeLessThanOrEqual(16);
    expect(text("Description").length).toBeLessThanOrEqual(1024);
  });

  it("leads to the search with what was typed, and tells no host", () => {
    const template =
      xml.getElementsByTagName("Url")[0]?.getAttribute("template") ?? "";
    const { origin, pathname, search, hash } = new URL(
      // Browsers write a space as "+".
      template.replace("{searchTerms}", "zebra+%E5%BE%90%E8%A1%8C"),
    );
    expect(origin).toBe(site.address);
    expect(pathname).toMatch(/\/search\/$/);
    expect(search).toBe("");
    expect(queryIn(hash)).toBe("zebra 徐行");
  });
});

it("has a name and an address of its own in each language", () => {
  expect(new Set(languageCodes.map(openSearchName)).size).toBe(
    languageCodes.length,
  );
  expect(openSearchAddress("en")).toBe("/opensearch.xml");
  expect(openSearchAddress("ne")).toBe("/ne/opensearch.xml");
});
