import { PDFDocument } from "pdf-lib";
import { book, site } from "@/content/site";

/** Names the book and gives it the day of its law instead of today's. */
export async function finish(bytes: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const day = new Date(site.lawChecked);

  pdf.setTitle(book.title, { showInWindowTitleBar: true });
  pdf.setAuthor(site.name);
  pdf.setSubject("A study guide to the Japanese written driving tests");
  pdf.setLanguage("en");
  pdf.setCreator(site.name);
  pdf.setProducer(site.name);
  pdf.setCreationDate(day);
  pdf.setModificationDate(day);

  return pdf.save({ objectsPerTick: Infinity });
}
