import { colours } from "@/packages/road-art/drawing/colours";
import { line } from "@/packages/road-art/drawing/svg";

/** Four dashes and three gaps, half as long, down a board. */
export function laneDashes(
  x: number,
  top: number,
  bottom: number,
  width: number,
): string {
  const dash = (bottom - top) / 5.5;
  return line(
    [
      [x, top],
      [x, bottom],
    ],
    colours.white,
    width,
    { dash: [dash, dash / 2] },
  );
}
