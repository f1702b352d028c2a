import { arrow, band } from "@/packages/road-art/drawing/arrows";
import { colours } from "@/packages/road-art/drawing/colours";
import { discBlue } from "@/packages/road-art/drawing/plates";
import { mirror, path, type Drawings } from "@/packages/road-art/drawing/svg";

const { white } = colours;

const straightOrLeft = path(
  arrow(
    [
      [61, 89],
      [61, 13],
    ],
    9,
    { length: 24, width: 28.8, sweep: 3 },
  ) +
    arrow(
      [
        [61, 89],
        [61, 62.5, 15.5],
        [12.5, 62.5],
      ],
      9,
      {
        length: 24,
        width: 28.8,
        sweep: 3,
      },
    ),
  white,
);

/** The arrow that bends to the left, also of lane sign 327-7-C. */
export const bendingLeft = path(
  arrow(
    [
      [74.5, 80],
      [74.5, 39.5, 20],
      [11, 39.5],
    ],
    12.5,
    {
      length: 34,
      width: 38,
      sweep: 4,
    },
  ),
  white,
);

/** The straight arrow, also of lane sign 327-7-D. */
export const straightUp = path(
  arrow(
    [
      [50, 91],
      [50, 9],
    ],
    12.4,
    { length: 35, width: 39, sweep: 4 },
  ),
  white,
);

const forkToLeft = path(
  arrow(
    [
      [50, 75],
      [50, 40.5, 15.4],
      [10, 32],
    ],
    8.5,
    { length: 23, width: 27.2, sweep: 3 },
  ),
  white,
);

const sideArrow = { length: 20, width: 23, sweep: 2.6 };
const allButTheStub = path(
  arrow(
    [
      [50, 90],
      [50, 10],
    ],
    7.2,
    { length: 21, width: 23, sweep: 2.8 },
  ) +
    arrow(
      [
        [50, 58],
        [9, 53],
      ],
      7.2,
      sideArrow,
    ) +
    arrow(
      [
        [50, 64],
        [91, 58],
      ],
      7.2,
      sideArrow,
    ) +
    band(
      [
        [50, 49],
        [35, 34],
      ],
      7.2,
    ),
  white,
);

const downToLeft = path(
  arrow(
    [
      [83, 24],
      [18, 75],
    ],
    11.5,
    { length: 33, width: 37, sweep: 4 },
  ),
  white,
);

/** Signs that prescribe the way to go. */
export const directions = {
  "311-a-left": discBlue(straightOrLeft),
  "311-a-right": discBlue(mirror(straightOrLeft)),
  "311-b-left": discBlue(bendingLeft),
  "311-b-right": discBlue(mirror(bendingLeft)),
  "311-c": discBlue(straightUp),
  "311-d": discBlue(forkToLeft, mirror(forkToLeft)),
  "311-e": discBlue(allButTheStub),
  "311-f-left": discBlue(downToLeft),
  "311-f-right": discBlue(mirror(downToLeft)),
} satisfies Drawings;
