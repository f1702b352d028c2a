import { openFace } from "./open-face";

/** Which glyphs a word needs, and the ink with its places, to be compared. */
type Shaped = { glyphs: number[]; drawing: () => string };

/** Returns a function that sets Nepali words in a woff2 face. */
export async function shaper(face: Buffer): Promise<(word: string) => Shaped> {
  const { hb, font } = await openFace(face);

  return (word) => {
    const buffer = new hb.Buffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    buffer.setLanguage("ne");
    hb.shape(font, buffer);

    const places = buffer.getGlyphPositions();
    const glyphs = buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
    const ink = (glyph: number, index: number) => {
      const { xAdvance, yAdvance, xOffset, yOffset } = places[index]!;
      const path = glyph === 0 ? "missing" : font.glyphToPath(glyph);
      return [path, xAdvance, yAdvance, xOffset, yOffset].join(" ");
    };
    return { glyphs, drawing: () => glyphs.map(ink).join("|") };
  };
}
