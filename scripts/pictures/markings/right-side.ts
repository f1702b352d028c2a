import { laneArrow } from "@/packages/road-art/above/road";
import { colours } from "@/packages/road-art/drawing/colours";
import {
  framed,
  path,
  rect,
  type Drawings,
} from "@/packages/road-art/drawing/svg";

const { asphalt, kerb, lawn, white } = colours;
const way = "M34 104C34 66 66 34 66 -4";

/** Where vehicles may use the right part of a road. */
export const rightSide = {
  m202: framed(
    100,
    100,
    rect([0, 100, 0, 100], lawn),
    path(way, { stroke: kerb, width: 65 }),
    path(way, { stroke: asphalt, width: 62 }),
    path(way, { stroke: white, width: 1.8, dash: [9, 8] }),
    laneArrow(
      [
        [17, 98],
        [21, 78, 14],
        [57, 62],
      ],
      3,
    ),
    laneArrow(
      [
        [72, 50],
        [79, 30, 14],
        [53, 8],
      ],
      3,
    ),
  ),
} satisfies Drawings;
