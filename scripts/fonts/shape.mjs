import { convert } from "fontverter";
import * as hb from "harfbuzzjs";

/**
 * Returns a function that sets Nepali words in a woff2 face: which glyphs they
 * need, and the ink with its places as one comparable string.
 */
export async function shaper(face) {
  const plain = await convert(face, "truetype");
  const data = new Uint8Array(plain).buffer;
  const font = new hb.Font(new hb.Face(new hb.Blob(data)));

  return (word) => {
    const buffer = new hb.Buffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    buffer.setLanguage("ne");
    hb.shape(font, buffer);

    const places = buffer.getGlyphPositions();
    const glyphs = buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
    const drawing = glyphs.map((glyph, index) => {
      const { xAdvance, yAdvance, xOffset, yOffset } = places[index];
      const path = glyph === 0 ? "missing" : font.glyphToPath(glyph);
      return [path, xAdvance, yAdvance, xOffset, yOffset].join(" ");
    });
    return { glyphs, drawing: drawing.join("|") };
  };
}
