import type { PDFRef } from "pdf-lib";
import {
  decodePDFRawStream,
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
  type PDFPage,
} from "pdf-lib";
import { readCharacters, readText, type Characters } from "./read-text";

type Heading = { title: string; level: number; page: number };

/** Facts about a printed book. */
export type PrintedBook = {
  /** The text of each page, without any spaces. */
  pages: string[];
  outline: Heading[];
  /** Whether each font is embedded in the file. */
  fonts: { name: string; embedded: boolean }[];
  tagged: boolean;
  language: string | undefined;
};

/** Reads a PDF of the book back, for tests and for the pages of its rules. */
export async function readBook(bytes: Uint8Array): Promise<PrintedBook> {
  const pdf = await PDFDocument.load(bytes, {
    parseSpeed: ParseSpeeds.Fastest,
    updateMetadata: false,
  });
  const { catalog } = pdf;
  const language = catalog.lookupMaybe(
    PDFName.of("Lang"),
    PDFString,
    PDFHexString,
  );

  return {
    pages: pdf.getPages().map(textOf),
    outline: outlineOf(pdf),
    fonts: fontsOf(pdf),
    tagged: catalog.has(PDFName.of("StructTreeRoot")),
    language: language?.decodeText(),
  };
}

function textOf(page: PDFPage): string {
  const fonts = page.node.Resources()?.lookupMaybe(PDFName.of("Font"), PDFDict);
  const characters = new Map<string, Characters>();
  for (const [name] of fonts?.entries() ?? []) {
    const toUnicode = fonts
      ?.lookup(name, PDFDict)
      .lookup(PDFName.of("ToUnicode"));
    if (toUnicode instanceof PDFRawStream)
      characters.set(name.decodeText(), readCharacters(decoded(toUnicode)));
  }

  // Chromium draws "ō" as a letter and its line.
  return readText(contentOf(page), characters)
    .normalize("NFC")
    .replace(/\s/g, "");
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray
      ? contents.asArray().map((part) => page.doc.context.lookup(part))
      : [contents];

  return streams
    .filter((stream) => stream instanceof PDFRawStream)
    .map(decoded)
    .join("\n");
}

function decoded(stream: PDFRawStream): string {
  return Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1");
}

function outlineOf(pdf: PDFDocument): Heading[] {
  const pageRefs = pdf.getPages().map(({ ref }) => ref);

  return outlineItems(pdf).map(({ item, level }) => ({
    title: item
      .lookup(PDFName.of("Title"), PDFString, PDFHexString)
      .decodeText(),
    level,
    page: pageRefs.indexOf(destinationOf(item)) + 1,
  }));
}

/** The entries of the outline in their order. */
export function outlineItems(
  pdf: PDFDocument,
): { item: PDFDict; level: number }[] {
  const itemsIn = (
    parent: PDFDict | undefined,
    level: number,
  ): { item: PDFDict; level: number }[] => {
    const items = [];
    let item = parent?.lookupMaybe(PDFName.of("First"), PDFDict);
    while (item) {
      items.push({ item, level }, ...itemsIn(item, level + 1));
      item = item.lookupMaybe(PDFName.of("Next"), PDFDict);
    }
    return items;
  };

  return itemsIn(pdf.catalog.lookupMaybe(PDFName.of("Outlines"), PDFDict), 1);
}

function destinationOf(item: PDFDict): PDFRef {
  return item.lookup(PDFName.of("Dest"), PDFArray).get(0) as PDFRef;
}

/**
 * The page of each anchor that a link in the book leads to, from 1; Chromium
 * writes them as named destinations.
 */
export async function anchorPages(
  bytes: Uint8Array,
): Promise<ReadonlyMap<string, number>> {
  const pdf = await PDFDocument.load(bytes, {
    parseSpeed: ParseSpeeds.Fastest,
    updateMetadata: false,
  });
  const pageRefs = pdf.getPages().map(({ ref }) => ref);
  const named = pdf.catalog.lookup(PDFName.of("Dests"), PDFDict);

  return new Map(
    named
      .entries()
      .map(([name, target]) => [
        name.decodeText(),
        pageRefs.indexOf((target as PDFArray).get(0) as PDFRef) + 1,
      ]),
  );
}

function fontsOf(pdf: PDFDocument): PrintedBook["fonts"] {
  return pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFDict)
    .filter((font) => font.get(PDFName.of("Type")) === PDFName.of("Font"))
    .filter((font) => !font.has(PDFName.of("DescendantFonts")))
    .map((font) => {
      const descriptor = font.lookupMaybe(
        PDFName.of("FontDescriptor"),
        PDFDict,
      );
      const isDrawn = font.get(PDFName.of("Subtype")) === PDFName.of("Type3");
      const files = ["FontFile", "FontFile2", "FontFile3"];
      return {
        name: font.get(PDFName.of("BaseFont"))?.toString() ?? "Type 3",
        embedded:
          isDrawn || files.some((file) => descriptor?.has(PDFName.of(file))),
      };
    });
}
