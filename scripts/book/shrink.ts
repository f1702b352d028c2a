import { deflateSync } from "node:zlib";
import {
  decodePDFRawStream,
  type PDFDocument,
  PDFName,
  PDFRawStream,
} from "pdf-lib";

/** The points of a line or curve, a step to the next letter, or a colour. */
const drawn = /((?:-?\d*\.?\d+\s+)+)(m|l|c|Td|rg)\b/g;

/**
 * Chromium draws with more digits than can be seen, and packs in haste: the
 * same pages in fewer bytes. What moves or cuts a whole page is not rounded: that
 * adds up from one page to the next.
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
    .replace(drawn, (_, points: string, operator: string) => {
      const short = points.trim().split(/\s+/).map(roundedNumber);
      return `${short.join(" ")} ${operator}`;
    });
  return Buffer.from(text, "latin1");
}

/** Finer than a printer draws, in as few digits as that takes. */
function roundedNumber(number: string): string {
  const value = Number(number);
  return String(Number(value.toFixed(Math.abs(value) < 4 ? 3 : 2)));
}
