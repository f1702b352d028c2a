import { arcArrow, arrow } from "@/packages/road-art/drawing/arrows";
import { colours } from "@/packages/road-art/drawing/colours";
import { discBlue, ringSlash } from "@/packages/road-art/drawing/plates";
import { haloed } from "@/packages/road-art/drawing/silhouette";
import { path, place, type Drawings } from "@/packages/road-art/drawing/svg";
import { letters } from "@/packages/road-art/drawing/text";

const { blue, white } = colours;

const upThenRight =
  arrow(
    [
      [23, 79],
      [23, 24],
    ],
    8,
    { length: 19, width: 25, sweep: 2.4 },
  ) +
  arrow(
    [
      [31, 23],
      [85, 23],
    ],
    8,
    { length: 19, width: 25, sweep: 2.4 },
  );

const moped = letters("原付", [32, 80, 54, 77]);

const clockwise = [-90, 30, 150]
  .map((start) =>
    arcArrow([50, 50], 28, 10, [start, start + 102], {
      length: 21,
      width: 25,
      sweep: 2.5,
    }),
  )
  .join("");

/** Signs on how to turn at an intersection. */
export const turning = {
  "327-8": discBlue(path(upThenRight + moped, white)),
  "327-9": ringSlash(
    place(haloed(upThenRight + moped, blue, white, 2.2), [15, 15], 0.7),
  ),
  "327-10": discBlue(path(clockwise, white)),
} satisfies Drawings;
