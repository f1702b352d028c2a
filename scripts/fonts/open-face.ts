import { convert } from "fontverter";

/** Opens a woff2 face in HarfBuzz. */
export async function openFace(face: Buffer) {
  // It awaits something as it loads, which only `import()` can wait for.
  const hb = await import("harfbuzzjs");
  const plain = new Uint8Array(await convert(face, "truetype"));
  const font = new hb.Font(new hb.Face(new hb.Blob(plain.buffer)));
  return { hb, font };
}
