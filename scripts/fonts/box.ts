import { convert } from "fontverter";

const TABLE_COUNT = 4;
const TABLES = 12;
const UNITS_PER_EM = 18;

/**
 * Sets the width of a font's box for missing letters, in ems: the browser shows
 * it until another font loads.
 */
export async function withBox(face: Buffer, width: number): Promise<Buffer> {
  const font = Buffer.from(await convert(face, "truetype"));
  const units = font.readUInt16BE(placeOf(font, "head") + UNITS_PER_EM);
  // The box is the first glyph, its width the first of the widths.
  font.writeUInt16BE(Math.round(width * units), placeOf(font, "hmtx"));
  return convert(font, "woff2", "truetype");
}

function placeOf(font: Buffer, table: string): number {
  for (let index = 0; index < font.readUInt16BE(TABLE_COUNT); index++) {
    const entry = TABLES + 16 * index;
    if (font.toString("latin1", entry, entry + 4) === table)
      return font.readUInt32BE(entry + 8);
  }
  throw new Error(`The face has no table ${table}`);
}
