import { outline } from "@/packages/road-art/drawing/arrows";
import { colours } from "@/packages/road-art/drawing/colours";
import { squareBlue } from "@/packages/road-art/drawing/plates";
import {
  path,
  place,
  rect,
  rotate,
  type Drawing,
  type Drawings,
} from "@/packages/road-art/drawing/svg";
import { text } from "@/packages/road-art/drawing/text";

const { blue, white } = colours;

/** A car from above about its own middle, 26 by 52. */
const car =
  path(
    outline([
      [-13, -26, 8],
      [13, -26, 8],
      [13, 26, 6],
      [-13, 26, 6],
    ]),
    white,
  ) +
  path(
    outline([
      [-9.6, -11, 3],
      [9.6, -11, 3],
      [8, -2, 1],
      [-8, -2, 1],
    ]),
    blue,
  ) +
  path(
    outline([
      [-8, 13, 1],
      [8, 13, 1],
      [9.2, 19.5, 2],
      [-9.2, 19.5, 2],
    ]),
    blue,
  );

/** Signs that show how cars are to be parked. */
export const parkingWays = {
  "327-11": parked("平行駐車", 0, [56, 41], 1.12),
  "327-12": parked("直角駐車", 90, [66, 41], 0.92),
  "327-13": parked("斜め駐車", 45, [63, 41], 0.98),
} satisfies Drawings;

function parked(
  words: string,
  degrees: number,
  at: readonly [number, number],
  size: number,
): Drawing {
  return squareBlue(
    rect([27, 34, 9, 73], white),
    place(rotate(car, degrees, [0, 0]), at, size),
    text(words, [14, 86, 78, 92], white),
  );
}
