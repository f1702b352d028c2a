import {
  brokenLine,
  laneArrow,
  solidLine,
} from "@/packages/road-art/above/road";
import { colours } from "@/packages/road-art/drawing/colours";
import {
  draw,
  line,
  polygon,
  rect,
  type Drawings,
} from "@/packages/road-art/drawing/svg";
import { upright } from "./lanes";

const { asphalt, lawn, white } = colours;

/** Two main lanes that a road joins from the lower left. */
export const joiningRoad = {
  "m109-2": draw(
    100,
    100,
    rect([0, 100, 0, 100], lawn),
    rect([40, 92, 0, 100], asphalt),
    polygon(
      [
        [40, 22],
        [40, 74],
        [14, 100],
        [-12, 100],
        [-12, 74],
      ],
      asphalt,
    ),
    solidLine(upright(89)),
    solidLine(upright(42, 0, 24)),
    solidLine(upright(42, 76)),
    brokenLine(upright(65.5)),
    line(upright(42, 27, 74), white, 4.4, { dash: [7, 5.5] }),
    laneArrow(upright(54, 40, 72).reverse(), 2.8),
    laneArrow(upright(77, 40, 72).reverse(), 2.8),
    laneArrow(
      [
        [6, 86],
        [30, 62],
      ],
      2.8,
    ),
  ),
} satisfies Drawings;
