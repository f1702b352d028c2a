import { chromium, type Browser, type Page } from "@playwright/test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { languageCodes, type Language } from "@/content/languages";
import { book } from "@/content/site";
import { chromiumOptions } from "../browser";
import { finish } from "./finish";
import { checkCharacters } from "./fonts";
import { expectEveryRule } from "./pages";
import { anchorPages, readBook } from "./read-book";
import { loadTemplate, type Template } from "./render";
import { fileOf, headingsIn } from "./stitch";

const root = join(__dirname, "../..");

/** Between the margins that `page.css` names. */
const PAGE_WIDTH = 560 - 2 * 26;

/** Prints the book in each of its languages. */
export async function make() {
  const template = await loadTemplate();
  const browser = await chromium.launch(chromiumOptions());
  try {
    for (const language of languageCodes)
      await makeOne(browser, template, language);
  } finally {
    await browser.close();
  }
}

/** Prints it twice, since the first print gives the page numbers. */
async function makeOne(
  browser: Browser,
  { bookMarkup }: Template,
  language: Language,
) {
  const first = await print(
    browser,
    bookMarkup(language, () => undefined),
  );
  const places = await anchorPages(first);
  const html = bookMarkup(language, (anchor) => places.get(anchor));
  const printed = await print(browser, html);
  const moved = [...(await anchorPages(printed))].find(
    ([anchor, page]) => places.get(anchor) !== page,
  );
  if (moved) throw new Error(`${moved[0]} is on another page than it was`);

  const pdf = await finish(printed, headingsIn(html), language);
  const { pages } = await readBook(pdf);
  if (language === "en") expectEveryRule(pages);
  const file = book.files[language];
  writeFileSync(join(root, "public", file), pdf);
  console.log(
    `${pages.length} pages, ${(pdf.length / 1e6).toFixed(2)} MB, in public${file}`,
  );
}

async function print(browser: Browser, html: string): Promise<Uint8Array> {
  checkCharacters(html);
  const folder = mkdtempSync(join(tmpdir(), "book-"));
  const file = join(folder, "book.html");
  writeFileSync(
    file,
    html.replace(
      / (src|href)="(\/[^"]+)"/g,
      (_, name: string, path: string) =>
        ` ${name}="${pathToFileURL(join(root, fileOf(path))).href}"`,
    ),
  );

  const page = await browser.newPage();
  try {
    await page.goto(pathToFileURL(file).href, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    await checkWidths(page);
    return await printWhole(page, headingsIn(html).length);
  } finally {
    await page.close();
    rmSync(folder, { recursive: true });
  }
}

/** Chromium shrinks the whole book for one word that is too wide for a page. */
async function checkWidths(page: Page) {
  await page.setViewportSize({ width: PAGE_WIDTH, height: 800 });
  const tooWide = await page.evaluate(() =>
    [...document.querySelectorAll("body *:not(.cover, .cover *)")]
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => one.textContent.slice(0, 80)),
  );
  if (tooWide.length > 0) throw new Error(`Too wide: ${tooWide.join("\n")}`);
}

/**
 * On a busy machine Chromium silently stops tagging before the last page: then
 * the outline is short, and the book is printed again.
 */
async function printWhole(
  page: Page,
  headings: number,
  attempts = 20,
): Promise<Uint8Array> {
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  const { outline } = await readBook(pdf);
  if (outline.length === headings) return pdf;
  if (attempts > 1) return printWhole(page, headings, attempts - 1);
  throw new Error(`${outline.length} of ${headings} headings tagged`);
}
