import { convert } from "fontverter";
import { loadHarfbuzz, type Harfbuzz } from "./harfbuzz";

const NO_HINTING = 1;
const NO_LAYOUT_CLOSURE = 0x200;
const WRITABLE = 2;
const LAYOUT_FEATURES = 6;

type Wanted = {
  text: string;
  /** Instead of all that the letters can form. */
  glyphs?: readonly number[];
  /** OpenType features; all unless named. */
  features?: readonly string[];
  weights?: { min: number; max: number };
};

const tag = (name: string) =>
  [...name].reduce((sum, letter) => (sum << 8) + letter.charCodeAt(0), 0);

/** Subsets a woff2 font with HarfBuzz. */
export async function subset(face: Buffer, wanted: Wanted): Promise<Buffer> {
  const hb = await loadHarfbuzz();
  const bytes = () => new Uint8Array(hb.memory.buffer);
  const plain = await convert(face, "truetype");

  const place = hb.malloc(plain.length);
  bytes().set(plain, place);
  const blob = hb.hb_blob_create(place, plain.length, WRITABLE, 0, 0);
  const whole = hb.hb_face_create(blob, 0);

  const part = hb.hb_subset_or_fail(whole, inputFor(hb, whole, wanted));
  if (part === 0) throw new Error("HarfBuzz could not subset the font");
  const result = hb.hb_face_reference_blob(part);
  const start = hb.hb_blob_get_data(result, 0);
  const length = hb.hb_blob_get_length(result);
  const font = Buffer.from(bytes().subarray(start, start + length));
  return convert(font, "woff2", "truetype");
}

/** Tells HarfBuzz what to keep of the whole face. */
function inputFor(
  hb: Harfbuzz,
  whole: number,
  { text, glyphs, features, weights }: Wanted,
): number {
  const input = hb.hb_subset_input_create_or_fail();

  const kept = hb.hb_subset_input_set(input, LAYOUT_FEATURES);
  hb.hb_set_clear(kept);
  if (features) for (const name of features) hb.hb_set_add(kept, tag(name));
  else hb.hb_set_invert(kept);

  const flags = glyphs ? NO_HINTING | NO_LAYOUT_CLOSURE : NO_HINTING;
  hb.hb_subset_input_set_flags(input, flags);

  const letters = hb.hb_subset_input_unicode_set(input);
  for (const letter of text) hb.hb_set_add(letters, letter.codePointAt(0) ?? 0);
  const glyphSet = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs ?? []) hb.hb_set_add(glyphSet, glyph);

  const weight = tag("wght");
  const middle = Number.NaN;
  if (weights) {
    const { min, max } = weights;
    hb.hb_subset_input_set_axis_range(input, whole, weight, min, max, middle);
  }
  return input;
}
