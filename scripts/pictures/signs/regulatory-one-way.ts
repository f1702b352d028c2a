import { bicycle } from "@/packages/road-art/above/vehicles";
import { arrow } from "@/packages/road-art/drawing/arrows";
import { boardOneWay } from "@/packages/road-art/drawing/boards";
import { colours } from "@/packages/road-art/drawing/colours";
import { stamp, type Ink } from "@/packages/road-art/drawing/silhouette";
import { mirror, path, type Drawings } from "@/packages/road-art/drawing/svg";

const { blue, white } = colours;
const ink: Ink = { colour: white, ground: blue };

const oneWayLeft = path(
  arrow(
    [
      [88, 29.15],
      [12, 29.15],
    ],
    11,
    { length: 33, width: 35.5 },
  ),
  white,
);
const oneWayAhead = path(
  arrow(
    [
      [29.15, 88],
      [29.15, 12],
    ],
    11,
    { length: 33, width: 35.5 },
  ),
  white,
);

/** One-way plates. */
export const oneWay = {
  "326-a-left": boardOneWay(100, 58.3, oneWayLeft),
  "326-a-right": boardOneWay(100, 58.3, mirror(oneWayLeft)),
  "326-b": boardOneWay(58.3, 100, oneWayAhead),
  "326-2-a-left": boardOneWay(
    100,
    58.3,
    path(
      arrow(
        [
          [45, 29.15],
          [9, 29.15],
        ],
        8,
        { length: 19, width: 25, sweep: 2.6 },
      ),
      white,
    ),
    mirror(stamp(bicycle, [8, 52, 13, 46], ink)),
  ),
  "326-2-b": boardOneWay(
    58.3,
    100,
    path(
      arrow(
        [
          [29.15, 54],
          [29.15, 10],
        ],
        9,
        { length: 22, width: 28, sweep: 3 },
      ),
      white,
    ),
    stamp(bicycle, [8, 50.3, 59, 90], ink),
  ),
} satisfies Drawings;
