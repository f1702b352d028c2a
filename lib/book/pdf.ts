import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@/content/languages";
import { book } from "@/content/site";

/**
 * Size in bytes and number of pages of the book's PDF in a language, as its first object
 * says: `npm run assets` writes it so that its first page can be shown early.
 */
export function readPdfFacts(language: Language): {
  bytes: number;
  pages: number;
} {
  const path = join(process.cwd(), "public", book.files[language]);
  const head = readFileSync(path).subarray(0, 1024).toString("latin1");
  const bytes = /\/Linearized 1 \/L (\d+)/.exec(head)?.[1];
  const pages = /\/N (\d+)/.exec(head)?.[1];
  if (!bytes || !pages) throw new Error(`${path} is not linearised`);
  return { bytes: Number(bytes), pages: Number(pages) };
}
