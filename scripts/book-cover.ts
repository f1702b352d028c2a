import { optimize } from "svgo";
import { openFace } from "./fonts/open-face";
import { wholeFace, type Source } from "./fonts/sources";
import type { Files } from "./generate/cache";

type Face = Awaited<ReturnType<typeof loadFace>>;
type Place = { x: number; y: number; size: number; fill?: string };

/**
 * Draws the cover of the book as a guide sign. The letters are outlines from
 * the site's own faces, so that no font is needed to see it.
 */
export async function make(): Promise<Files> {
  const latin = await loadFace("overpass");
  const japanese = await loadFace("japanese");
  const { data } = optimize(drawing(latin, japanese), {
    multipass: true,
    floatPrecision: 1,
  });
  return { "public/images/book-cover.svg": `${data}\n` };
}

const drawing = (
  latin: Face,
  japanese: Face,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 592">
  <rect width="420" height="592" fill="#00704a"/>
  <path d="M0 440 60 404l48 20 92-62 74 58 52-26 94 46v152H0z" fill="#0f3a28"/>
  <path d="M0 452h420v140H0z" fill="#12151c"/>
  <path d="M40 592 196 452h28l156 140z" fill="#222835"/>
  <path d="M40 592 196 452M380 592 224 452" stroke="#f4f6fa" stroke-width="5"/>
  <path d="m208.5 462-1.5 14h6l-1.5-14zm-3 24-2.5 22h14l-2.5-22zm-4.5 34-4 34h26l-4-34z" fill="#f4f6fa"/>
  <path d="M296 412V268M296 344h-66" fill="none" stroke="#fff" stroke-width="15"/>
  <path d="m296 222 31 50h-62zM234 318v52l-46-26z" fill="#fff"/>
  <rect x="15" y="15" width="390" height="562" rx="12" fill="none" stroke="#fff" stroke-width="6"/>
  ${line(latin, "The Master", { x: 44, y: 92, size: 46 })}
  ${line(latin, "of Your", { x: 44, y: 144, size: 46 })}
  ${line(latin, "Driving", { x: 44, y: 196, size: 46 })}
  <rect x="44" y="226" width="112" height="40" rx="5" fill="#f4f6fa"/>
  <rect x="44" y="276" width="112" height="40" rx="5" fill="#f4f6fa"/>
  ${line(japanese, "仮免許", { x: 64, y: 255, size: 24, fill: "#14110a" })}
  ${line(japanese, "本免許", { x: 64, y: 305, size: 24, fill: "#14110a" })}
</svg>`;

/** Opens one of the site's fonts at its boldest. */
async function loadFace(name: Source) {
  const { hb, font } = await openFace(wholeFace(name));
  font.setVariations([new hb.Variation("wght", 800)]);
  return { hb, font };
}

/** One line of text as outlines; its baseline begins at x, y. */
function line(
  { hb, font }: Face,
  text: string,
  { x, y, size, fill = "#fff" }: Place,
): string {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);

  const places = buffer.getGlyphPositions();
  const scale = size / font.face.upem;
  let pen = x;
  const letters = buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const place = `matrix(${scale} 0 0 ${-scale} ${pen} ${y})`;
    pen += places[index]!.xAdvance * scale;
    return `<path transform="${place}" d="${font.glyphToPath(codepoint)}"/>`;
  });
  return `<g fill="${fill}">${letters.join("")}</g>`;
}
