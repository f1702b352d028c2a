import { colours } from "../colours";
import { laneArrow, roadWithSidewalks, solidLine } from "../road";
import { rect, type Drawings } from "../svg";
import { upright } from "./lanes";

const { white } = colours;

/** Lanes that each lead one way, before a stop line. */
export const lanesByDirection = {
  m110: roadWithSidewalks(
    rect([11.4, 84, 12, 16], white),
    solidLine(upright(36, 16)),
    solidLine(upright(60, 16)),
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
  ),
} satisfies Drawings;
