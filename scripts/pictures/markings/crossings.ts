import {
  brokenLine,
  laneArrow,
  roadWithSidewalks,
  solidLine,
  zebra,
} from "@/packages/road-art/above/road";
import { bicycle } from "@/packages/road-art/above/vehicles";
import { colours } from "@/packages/road-art/drawing/colours";
import { stamp } from "@/packages/road-art/drawing/silhouette";
import {
  path,
  rect,
  rotate,
  type Drawings,
} from "@/packages/road-art/drawing/svg";
import { text } from "@/packages/road-art/drawing/text";
import { crossroads, mouth } from "./junctions";
import { upright } from "./lanes";

const { asphalt, paintYellow, white } = colours;
const paint = { colour: white, ground: asphalt };

/** Two striped bands from corner to corner; the middle belongs to one. */
const slanting =
  rotate(diagonal(12, 88), 45, [50, 50]) +
  rotate(diagonal(12, 41.4) + diagonal(58.6, 88), -45, [50, 50]);

/** Crossings, stop lines and lines that lead people over the road. */
export const crossings = {
  m201: roadWithSidewalks(
    solidLine(upright(50, 0, 28)),
    solidLine(upright(50, 72)),
    zebra([11.4, 88.6, 36, 64]),
  ),
  "m201-2": crossroads(
    22,
    zebra([23, 77, 8, 19], { stripe: 3, pitch: 6 }),
    zebra([23, 77, 81, 92], { stripe: 3, pitch: 6 }),
    zebra([8, 19, 23, 77], { stripe: 3, pitch: 6, sideways: true }),
    zebra([81, 92, 23, 77], { stripe: 3, pitch: 6, sideways: true }),
    slanting,
  ),
  "m201-3": roadWithSidewalks(
    solidLine(upright(50, 0, 26)),
    solidLine(upright(50, 74)),
    rect([11.4, 88.6, 35, 37.2], white),
    rect([11.4, 88.6, 62.8, 65], white),
    stamp(bicycle, [33, 67, 40, 60], paint),
  ),
  "m201-bicycle": roadWithSidewalks(
    solidLine(upright(50, 0, 18)),
    solidLine(upright(50, 82)),
    zebra([11.4, 88.6, 26, 48]),
    rect([11.4, 88.6, 52, 54.2], white),
    rect([11.4, 88.6, 72.8, 75], white),
    stamp(bicycle, [35, 65, 55.6, 71.6], paint),
  ),
  m203: mouth(rect([11.4, 50, 34, 38.5], white), solidLine(upright(50, 34))),
  "m203-2": mouth(
    rect([11.4, 50, 26, 30], white),
    text("二輪", [19, 42, 34, 50], white),
    rect([11.4, 50, 60, 64], white),
    text("四輪", [19, 42, 68, 84], white),
    solidLine(upright(50, 26)),
  ),
  "m114-4": mouth(
    path("M46 100V56Q46 42 32 42H11.4", { stroke: paintYellow, width: 2.6 }),
    laneArrow(
      [
        [33, 68],
        [33, 54, 5],
        [17, 54],
      ],
      2.8,
    ),
    stamp(bicycle, [15, 41, 74, 92], paint),
    solidLine(upright(64, 34)),
  ),
  l104: roadWithSidewalks(
    solidLine(upright(50, 0, 26)),
    solidLine(upright(50, 74)),
    rect([11.4, 88.6, 37, 39.4], white),
    rect([11.4, 88.6, 60.6, 63], white),
  ),
  "m-bike-navi": roadWithSidewalks(
    brokenLine(upright(58)),
    laneArrow(upright(27, 14, 44).reverse(), 3.4),
    stamp(bicycle, [13.5, 40.5, 51, 70], paint),
  ),
} satisfies Drawings;

/** Part of a striped band between two corners, drawn level. */
function diagonal(left: number, right: number): string {
  return zebra([left, right, 43.5, 56.5], { stripe: 2.6, pitch: 5.2 });
}
