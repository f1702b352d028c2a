import { chromium, type Page } from "@playwright/test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chapters } from "@/content/book";
import { book } from "@/content/site";
import { chromiumOptions } from "../browser";
import { finish } from "./finish";
import { checkCharacters } from "./fonts";
import { headingsOf } from "./headings";
import { bookMarkup } from "./markup";
import { expectEveryRule } from "./pages";
import { readBook } from "./read-book";

const root = join(__dirname, "../..");
const fileAddress = (path: string) => pathToFileURL(join(root, path)).href;
const headings = headingsOf(chapters);

/** Between the margins that `book.css` names. */
const PAGE_WIDTH = 560 - 2 * 26;

/** Prints the book twice, since the first print gives the page numbers. */
export async function make() {
  const first = await print([]);
  const headingPages = (await readBook(first)).outline.map(({ page }) => page);
  const pdf = await finish(await print(headingPages), headings);
  const { pages } = await readBook(pdf);
  expectEveryRule(pages);

  writeFileSync(join(root, "public", book.file), pdf);
  console.log(
    `${pages.length} pages, ${(pdf.length / 1e6).toFixed(2)} MB, in public${book.file}`,
  );
}

async function print(headingPages: readonly number[]): Promise<Uint8Array> {
  const html = bookMarkup(headingPages, fileAddress);
  checkCharacters(html);
  const folder = mkdtempSync(join(tmpdir(), "book-"));
  const file = join(folder, "book.html");
  writeFileSync(file, `<!doctype html>${html}`);

  const browser = await chromium.launch(chromiumOptions());
  try {
    const page = await browser.newPage();
    await page.goto(pathToFileURL(file).href, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    await checkWidths(page);
    return await printWhole(page);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

/** Chromium shrinks the whole book for one word that is too wide for a page. */
async function checkWidths(page: Page) {
  await page.setViewportSize({ width: PAGE_WIDTH, height: 800 });
  const tooWide = await page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => one.textContent.slice(0, 80)),
  );
  if (tooWide.length > 0) throw new Error(`Too wide: ${tooWide.join("\n")}`);
}

/**
 * On a busy machine Chromium silently stops tagging before the last page: then
 * the outline is short, and the book is printed again.
 */
async function printWhole(page: Page, attempts = 20): Promise<Uint8Array> {
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
  });
  const { outline } = await readBook(pdf);
  if (outline.length === headings.length) return pdf;
  if (attempts > 1) return printWhole(page, attempts - 1);
  throw new Error(`${outline.length} of ${headings.length} headings tagged`);
}
