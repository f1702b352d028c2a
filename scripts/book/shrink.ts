import { deflateSync } from "node:zlib";
import {
  decodePDFRawStream,
  PDFDocument,
  PDFName,
  PDFRawStream,
} from "pdf-lib";

/** Digits behind the point that no printer can show. */
const uselessDigits = {
  ones: /(\.\d{3})\d+/,
  tens: /(\.\d{2})\d+/,
};

/**
 * Chromium draws with more digits than can be seen, and packs in haste: the
 * same pages in three quarters of the bytes. Small numbers may be scales, and
 * stay as they are.
 */
export function shrink(pdf: PDFDocument): void {
  const drawings = new Set(
    pdf.getPages().map(({ node }) => node.get(PDFName.of("Contents"))),
  );

  for (const [ref, object] of pdf.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const { dict } = object;
    if (dict.get(PDFName.of("Filter")) !== PDFName.of("FlateDecode")) continue;

    const isDrawing =
      drawings.has(ref) ||
      dict.get(PDFName.of("Subtype")) === PDFName.of("Form");
    const content = Buffer.from(decodePDFRawStream(object).decode());
    const packed = deflateSync(isDrawing ? rounded(content) : content, {
      level: 9,
    });
    if (packed.length >= object.contents.length) continue;
    dict.set(PDFName.of("Length"), pdf.context.obj(packed.length));
    pdf.context.assign(ref, PDFRawStream.of(dict, packed));
  }
}

function rounded(content: Buffer): Buffer {
  const text = content
    .toString("latin1")
    .replace(/(?<![\d.])[1-9]\d*\.\d+/g, (number) =>
      number.replace(
        number.indexOf(".") > 1 ? uselessDigits.tens : uselessDigits.ones,
        "$1",
      ),
    );
  return Buffer.from(text, "latin1");
}
