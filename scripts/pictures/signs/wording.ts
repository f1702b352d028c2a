import type { Colour } from "@/packages/road-art/drawing/colours";
import { inkRatio, text } from "@/packages/road-art/drawing/text";

/** Text of a given height in its natural width, or narrower where it must. */
export function centred(
  string: string,
  middle: number,
  [top, bottom]: readonly [number, number],
  colour: Colour,
  most = 96,
): string {
  const width = Math.min(most, (bottom - top) * inkRatio(string));
  return text(
    string,
    [middle - width / 2, middle + width / 2, top, bottom],
    colour,
  );
}
