import type { Files } from "../generate/cache";
import { faces, missing } from "./faces";

/**
 * Subsets the fonts to what the site uses. One after another: the woff2
 * converter mixes up concurrent calls.
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
