import type { Files } from "../generate/cache";
import { faces, missing } from "./faces";

/**
 * Cuts the fonts down to what the site writes. One after the other: the
 * converter of woff2 mixes up what it does at the same time.
 */
export async function make(): Promise<Files> {
  const cut: Record<string, Buffer> = {};
  for (const [name, face] of Object.entries(faces)) cut[name] = await face();

  const lack = await missing((name) => cut[name]!);
  if (lack.length > 0)
    throw new Error(`The faces draw wrongly:\n${lack.join("\n")}`);
  return Object.fromEntries(
    Object.entries(cut).map(([name, font]) => [
      `components/layout/fonts/${name}.woff2`,
      font,
    ]),
  );
}
