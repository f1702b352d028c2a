import { ParseSpeeds, PDFDocument, PDFHexString, PDFName } from "pdf-lib";
import { languages, type Language } from "@/content/languages";
import { book, site } from "@/content/site";
import { linearise } from "./linearise";
import { outlineItems } from "./read-book";
import { shrink } from "./shrink";

/**
 * Names the book and its headings, which Chromium writes with their line
 * breaks lost, and gives it the day of its law instead of today's.
 */
export async function finish(
  bytes: Uint8Array,
  headings: readonly string[],
  language: Language,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, {
    parseSpeed: ParseSpeeds.Fastest,
    updateMetadata: false,
  });
  const day = new Date(site.lawChecked);

  const items = outlineItems(pdf);
  if (items.length !== headings.length)
    throw new Error(`${items.length} headings instead of ${headings.length}`);
  items.forEach(({ item }, index) =>
    item.set(PDFName.of("Title"), PDFHexString.fromText(headings[index] ?? "")),
  );

  pdf.setTitle(book.title, { showInWindowTitleBar: true });
  pdf.setAuthor(site.name);
  pdf.setSubject("A study guide to the Japanese written driving tests");
  pdf.setLanguage(languages[language].lang);
  pdf.setCreator(site.name);
  pdf.setProducer(site.name);
  pdf.setCreationDate(day);
  pdf.setModificationDate(day);

  shrink(pdf);
  return linearise(await pdf.save({ objectsPerTick: Infinity }));
}
