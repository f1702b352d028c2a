import { readFileSync } from "node:fs";

/** Takes and gives numbers: flags, or places in its memory. */
type Call = (...values: number[]) => number;

type CallName =
  | "malloc"
  | "hb_blob_create"
  | "hb_blob_get_data"
  | "hb_blob_get_length"
  | "hb_face_create"
  | "hb_face_reference_blob"
  | "hb_set_add"
  | "hb_set_clear"
  | "hb_set_invert"
  | "hb_subset_input_create_or_fail"
  | "hb_subset_input_glyph_set"
  | "hb_subset_input_set"
  | "hb_subset_input_set_axis_range"
  | "hb_subset_input_set_flags"
  | "hb_subset_input_unicode_set"
  | "hb_subset_or_fail";

export type Harfbuzz = Record<CallName, Call> & { memory: WebAssembly.Memory };

/** The part of HarfBuzz that cuts faces down; its package only ships it. */
export async function loadHarfbuzz(): Promise<Harfbuzz> {
  const file = readFileSync(
    require.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm"),
  );
  const { instance } = await WebAssembly.instantiate(file);
  const harfbuzz = instance.exports as unknown as Harfbuzz & {
    _initialize: () => void;
  };
  harfbuzz._initialize();
  return harfbuzz;
}
