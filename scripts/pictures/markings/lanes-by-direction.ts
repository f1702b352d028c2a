import {
  laneArrow,
  roadWithSidewalks,
  solidLine,
} from "@/packages/road-art/above/road";
import { colours, type Colour } from "@/packages/road-art/drawing/colours";
import { rect, type Drawings } from "@/packages/road-art/drawing/svg";
import { upright } from "./lanes";

const { white, paintYellow } = colours;

/** Lanes that each lead one way, before a stop line. */
export const lanesByDirection = {
  m110: approach(white),
  "m102-2-a-arrows": approach(paintYellow),
} satisfies Drawings;

/** Three lanes with arrows, lines of one colour between them. */
function approach(between: Colour) {
  return roadWithSidewalks(
    rect([11.4, 84, 12, 16], white),
    solidLine(upright(36, 16), between),
    solidLine(upright(60, 16), between),
    solidLine(upright(84, 12)),
    // Straight on and left
    laneArrow(upright(29, 26, 84).reverse(), 2.5),
    laneArrow(
      [
        [29, 76],
        [29, 58, 4],
        [14, 58],
      ],
      2.5,
    ),
    laneArrow(upright(48, 26, 84).reverse(), 2.5),
    laneArrow(
      [
        [66, 84],
        [66, 50, 4],
        [81.5, 50],
      ],
      2.5,
    ),
  );
}
