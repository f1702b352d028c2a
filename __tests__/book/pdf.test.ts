/** @jest-environment node */
import { readFileSync } from "node:fs";
import { chapters } from "@/content/book";
import { book } from "@/content/site";
import { readPdfFacts } from "@/lib/book/pdf";
import { headingsOf } from "@/scripts/book/headings";
import { expectEveryRule } from "@/scripts/book/pages";
import { readBook, type PrintedBook } from "@/scripts/book/read-book";

describe("the PDF of the book", () => {
  const file = readFileSync(`public${book.file}`);
  const squeeze = (text: string) => text.replace(/\s/g, "");
  let printed: PrintedBook;
  beforeAll(async () => {
    printed = await readBook(file);
  }, 60_000);

  it("has the size and pages that the site names", () => {
    const { bytes, pages } = readPdfFacts();
    expect(file.length).toBe(bytes);
    expect(printed.pages).toHaveLength(pages);
    expect(bytes).toBeLessThanOrEqual(2.7e6);
  });

  it("is tagged, in English, with an outline of all headings", () => {
    expect(printed.tagged).toBe(true);
    expect(printed.language).toBe("en");
    expect(printed.outline.map(({ title }) => title)).toEqual(
      headingsOf(chapters),
    );
  });

  it("shows its first page before the rest has come", () => {
    expect(file.subarray(0, 1024).toString("latin1")).toContain("/Linearized");
  });

  it("has each heading, and what it is about, on the page of the outline", () => {
    for (const { title, page } of printed.outline) {
      const text = printed.pages[page - 1] ?? "";
      const at = text.lastIndexOf(squeeze(title));
      expect([title, page, at >= 0]).toEqual([title, page, true]);
      const below = text.slice(at + squeeze(title).length);
      expect([title, below.length > 60]).toEqual([title, true]);
    }
  });

  it("leads to the site and to the list of mistakes", () => {
    const all = printed.pages.join("");
    expect(all).toContain("/book/errata/");
    for (const { id } of chapters) expect(all).toContain(`/book/${id}/`);
  });

  it("carries all its fonts", () => {
    expect(printed.fonts.length).toBeGreaterThan(3);
    expect(printed.fonts.filter(({ embedded }) => !embedded)).toEqual([]);
  });

  it("has each chapter's title where the outline and the contents say", () => {
    const contents = printed.pages.slice(1, 5).join("");
    const tops = printed.outline.filter(({ level }) => level === 1).slice(2);

    expect(tops).toHaveLength(chapters.length);
    for (const [index, { title }] of chapters.entries()) {
      const page = tops[index]?.page ?? 0;
      expect(printed.pages[page - 1]).toContain(squeeze(title));
      expect(contents).toContain(squeeze(`${index + 1}${title}${page}`));
    }
  });

  it("has every rule in its current form", () => {
    expect(() => expectEveryRule(printed.pages)).not.toThrow();
  });
});
