/** @jest-environment node */
import { readFileSync } from "node:fs";
import { chapterIds } from "@/content/book/chapter-ids";
import { languageCodes, languages, type Language } from "@/content/languages";
import { book } from "@/content/site";
import { readPdfFacts } from "@/lib/book/pdf";
import { prefaceIn } from "@/lib/book/preface";
import { readChapter } from "@/lib/book/read-chapter";
import { bookMarkup } from "@/scripts/book/book";
import { expectEveryRule } from "@/scripts/book/pages";
import { readBook, type PrintedBook } from "@/scripts/book/read-book";
import { headingsIn } from "@/scripts/book/stitch";

/** Without spaces, and what keeps a line from breaking. */
const squeeze = (text: string) => text.replace(/[\s\u2060]/g, "");

const fileOf = (language: Language) =>
  readFileSync(`public${book.files[language]}`);
const printedIn = {} as Record<Language, PrintedBook>;
beforeAll(async () => {
  for (const language of languageCodes)
    printedIn[language] = await readBook(fileOf(language));
}, 120_000);

describe.each(languageCodes)("the PDF of the book in %s", (language) => {
  const file = fileOf(language);
  let printed: PrintedBook;
  beforeAll(() => {
    printed = printedIn[language];
  });

  it("has the size and pages that the site names", () => {
    const { bytes, pages } = readPdfFacts(language);
    expect(file.length).toBe(bytes);
    expect(printed.pages).toHaveLength(pages);
    expect(pages).toBeLessThanOrEqual(184);
    expect(bytes).toBeLessThanOrEqual(3.6e6);
  });

  it("is tagged, in its language, with an outline of all headings", () => {
    expect(printed.tagged).toBe(true);
    expect(printed.language).toBe(languages[language].lang);
    expect(printed.outline.map(({ title }) => title)).toEqual(
      headingsIn(bookMarkup(language, () => undefined)),
    );
  });

  it("shows its first page before the rest has come", () => {
    expect(file.subarray(0, 1024).toString("latin1")).toContain("/Linearized");
  });

  it("leads to the site and to the list of mistakes", () => {
    const all = printed.pages.join("");
    const { prefix } = languages[language];
    expect(all).toContain(`${prefix}/book/errata/`);
    for (const id of chapterIds) expect(all).toContain(`${prefix}/book/${id}/`);
  });

  it("carries all its fonts", () => {
    expect(printed.fonts.length).toBeGreaterThan(3);
    expect(printed.fonts.filter(({ embedded }) => !embedded)).toEqual([]);
  });

  it("has each chapter where the contents say", () => {
    const contents = printed.pages.slice(1, 5).join("");
    const tops = printed.outline.filter(({ level }) => level === 1);

    // Contents and preface stand before the chapters, the index behind them.
    expect(tops).toHaveLength(chapterIds.length + 3);
    for (const [index, id] of chapterIds.entries()) {
      const { page } = tops[index + 2]!;
      expect(printed.pages[page - 1]).toContain(`/book/${id}/`);
      expect(contents).toContain(`${page}`);
    }
  });

  it("ends with an index of words", () => {
    const { title, page } = printed.outline.at(-1)!;
    expect(title).toBe(prefaceIn(language).index.title);
    expect(printed.pages.slice(page - 1).join("")).toMatch(/原付|原動機/);
  });
});

// What is shaped as Devanagari is not read back letter by letter.
describe("the words of the PDF in English", () => {
  let printed: PrintedBook;
  beforeAll(() => {
    printed = printedIn.en;
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

  it("names the page of each chapter in the contents", () => {
    const contents = printed.pages.slice(1, 5).join("");
    const tops = printed.outline.filter(({ level }) => level === 1).slice(2);
    for (const [index, id] of chapterIds.entries())
      expect(contents).toContain(
        squeeze(
          `${index + 1}${readChapter(id, "en").title.text}${tops[index]!.page}`,
        ),
      );
  });

  it("has every rule in its current form", () => {
    expect(() => expectEveryRule(printed.pages)).not.toThrow();
  });
});
