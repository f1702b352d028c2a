import { convert } from "fontverter";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const NO_HINTING = 1;
const NO_LAYOUT_CLOSURE = 0x200;
const WRITABLE = 2;
const LAYOUT_FEATURES = 6;

const tag = (name) =>
  [...name].reduce((sum, letter) => (sum << 8) + letter.charCodeAt(0), 0);

async function loadHarfbuzz() {
  const path = createRequire(import.meta.url).resolve(
    "harfbuzzjs/dist/harfbuzz-subset.wasm",
  );
  const { instance } = await WebAssembly.instantiate(readFileSync(path));
  instance.exports._initialize();
  return instance.exports;
}

/**
 * Cuts a woff2 face down with HarfBuzz: to the letters of a text, to the
 * given glyphs instead of all that the letters can form, to OpenType features
 * and to a part of the weight axis.
 */
export async function subset(face, { text, glyphs, features, weights }) {
  const hb = await loadHarfbuzz();
  const bytes = () => new Uint8Array(hb.memory.buffer);
  const plain = await convert(face, "truetype");

  const place = hb.malloc(plain.length);
  bytes().set(plain, place);
  const blob = hb.hb_blob_create(place, plain.length, WRITABLE, 0, 0);
  const whole = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();

  const kept = hb.hb_subset_input_set(input, LAYOUT_FEATURES);
  hb.hb_set_clear(kept);
  if (features) for (const name of features) hb.hb_set_add(kept, tag(name));
  else hb.hb_set_invert(kept);

  const flags = glyphs ? NO_HINTING | NO_LAYOUT_CLOSURE : NO_HINTING;
  hb.hb_subset_input_set_flags(input, flags);

  const letters = hb.hb_subset_input_unicode_set(input);
  for (const letter of text) hb.hb_set_add(letters, letter.codePointAt(0));
  const glyphSet = hb.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs ?? []) hb.hb_set_add(glyphSet, glyph);

  if (weights)
    hb.hb_subset_input_set_axis_range(
      input,
      whole,
      tag("wght"),
      weights.min,
      weights.max,
      Number.NaN,
    );

  const part = hb.hb_subset_or_fail(whole, input);
  if (part === 0) throw new Error("HarfBuzz could not cut the face down");
  const result = hb.hb_face_reference_blob(part);
  const start = hb.hb_blob_get_data(result, 0);
  const length = hb.hb_blob_get_length(result);
  const font = Buffer.from(bytes().subarray(start, start + length));
  return convert(font, "woff2", "truetype");
}
