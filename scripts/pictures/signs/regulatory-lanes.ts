import { bicycle, bus } from "@/packages/road-art/above/vehicles";
import { arrow } from "@/packages/road-art/drawing/arrows";
import { boardBlue } from "@/packages/road-art/drawing/boards";
import { colours } from "@/packages/road-art/drawing/colours";
import { stamp, type Ink } from "@/packages/road-art/drawing/silhouette";
import {
  path,
  place,
  rect,
  type Drawings,
} from "@/packages/road-art/drawing/svg";
import { text } from "@/packages/road-art/drawing/text";
import { laneDashes } from "./lane-dashes";
import { bendingLeft, straightUp } from "./regulatory-directions";

const { blue, white } = colours;
const ink: Ink = { colour: white, ground: blue };

const busWithArrow = [
  stamp(bus(114, 46), [22, 78, 17, 41], ink),
  path(
    arrow(
      [
        [50, 64],
        [50, 90],
      ],
      12,
      { length: 21, width: 43, sweep: 4 },
    ),
    white,
  ),
].join("");

const threeLaneArrows = path(
  arrow(
    [
      [25, 66],
      [25, 11],
    ],
    5,
    { length: 15, width: 15, sweep: 1.8, round: 0.6 },
  ) +
    arrow(
      [
        [25, 66],
        [25, 40, 10],
        [8, 40],
      ],
      5,
      {
        length: 11,
        width: 15,
        sweep: 1.6,
        round: 0.6,
      },
    ) +
    arrow(
      [
        [50, 66],
        [50, 11],
      ],
      5,
      { length: 15, width: 15, sweep: 1.8, round: 0.6 },
    ) +
    arrow(
      [
        [73, 66],
        [73, 34, 11],
        [91, 34],
      ],
      5,
      {
        length: 13,
        width: 15,
        sweep: 1.6,
        round: 0.6,
      },
    ),
  white,
);

const straightOrLeft = path(
  arrow(
    [
      [69.5, 90],
      [69.5, 11],
    ],
    8,
    { length: 22, width: 25.6, sweep: 2.8 },
  ) +
    arrow(
      [
        [69.5, 90],
        [69.5, 64, 14],
        [17, 64],
      ],
      8,
      { length: 22, width: 25.6, sweep: 2.8 },
    ),
  white,
);

/** Signs over lanes. */
export const lanes = {
  "327-4": boardBlue(
    100,
    100,
    rect([10, 19, 11, 88], white),
    rect([81, 90, 11, 88], white),
    busWithArrow,
    text("専用", [33, 67, 44.5, 60.5], white),
  ),
  "327-4-2": boardBlue(
    100,
    100,
    rect([8, 15, 9, 91], white),
    rect([48, 55, 9, 91], white),
    laneDashes(90.5, 9, 91, 5),
    path(
      arrow(
        [
          [31.5, 38],
          [31.5, 12],
        ],
        9,
        { length: 20, width: 28 },
      ),
      white,
    ),
    stamp(bicycle, [17, 46, 43, 62], ink),
    text("専用", [18.5, 44.5, 71, 84], white),
  ),
  "327-5": boardBlue(
    100,
    100,
    laneDashes(11.75, 11, 88, 5.5),
    laneDashes(88.25, 11, 88, 5.5),
    busWithArrow,
    text("優先", [33, 67, 44.5, 60.5], white),
  ),
  "327-7-a": boardBlue(
    100,
    75,
    ...[5.5, 35, 65, 94.5].map((x) => laneDashes(x, 7, 68, 2)),
    threeLaneArrows,
  ),
  "327-7-b": boardBlue(100, 100, laneSides(), straightOrLeft),
  "327-7-c": boardBlue(100, 100, laneSides(), place(bendingLeft, [4, 2])),
  "327-7-d": boardBlue(100, 100, laneSides(), straightUp),
} satisfies Drawings;

function laneSides(): string {
  return laneDashes(7, 10, 90, 2.6) + laneDashes(93, 10, 90, 2.6);
}
