import { bus } from "@/packages/road-art/above/vehicles";
import { arrow, outline } from "@/packages/road-art/drawing/arrows";
import { auxText, boardWhite } from "@/packages/road-art/drawing/boards";
import { colours } from "@/packages/road-art/drawing/colours";
import { figures } from "@/packages/road-art/drawing/digits";
import { ringOnBoard } from "@/packages/road-art/drawing/plates";
import { stamp } from "@/packages/road-art/drawing/silhouette";
import {
  circle,
  draw,
  mirror,
  path,
  place,
  rect,
  rotate,
  type Drawings,
} from "@/packages/road-art/drawing/svg";
import { text } from "@/packages/road-art/drawing/text";
import { butterfly, cloverLeaf, crossBuck } from "./mark-symbols";
import { hydrantSign, seniorClover, seniorDrop } from "./marks-more";

const { black, white, blue, red, reflector, markYellow, markGreen, pole } =
  colours;

const leafHalf = outline([
  [28, 13, 2.5],
  [50, 31],
  [50, 90],
  [28, 68, 2.5],
]);
const leafWhole = outline([
  [28, 13, 2.5],
  [50, 31],
  [72, 13, 2.5],
  [72, 68, 2.5],
  [50, 90],
  [28, 68, 2.5],
]);

/** Boards and marks laid down outside the sign ordinance. */
export const marks = {
  "x-left-turn-board": draw(
    100,
    60,
    rect([0, 100, 0, 60], blue, 4),
    rect([1.6, 98.4, 1.6, 58.4], white, 2.6),
    path(
      arrow(
        [
          [88, 30],
          [12, 30],
        ],
        18,
        { length: 32, width: 44, sweep: 2, round: 1 },
      ),
      blue,
    ),
  ),
  "x-mark-beginner": draw(
    100,
    100,
    path(leafWhole, { fill: white, stroke: white, width: 5, join: "round" }),
    path(leafHalf, markYellow),
    mirror(path(leafHalf, markGreen)),
  ),
  "x-mark-disabled": draw(
    100,
    100,
    circle([50, 50], 49, white),
    circle([50, 50], 45.5, blue),
    ...[0, 90, 180, 270].map((turn) =>
      rotate(path(cloverLeaf, white), turn, [50, 50]),
    ),
  ),
  "x-mark-hearing": draw(
    100,
    100,
    circle([50, 50], 49, white),
    circle([50, 50], 45.5, markGreen),
    butterfly(markYellow, markGreen),
  ),
  "x-plate-learner": draw(
    100,
    57,
    rect([0, 100, 0, 57], black, 1.5),
    rect([0.8, 99.2, 0.8, 56.2], white, 0.8),
    text("仮免許", [15, 85, 6, 27.5], black),
    text("練習中", [15, 85, 31, 51.5], black),
  ),
  "x-warning-triangle": draw(
    100,
    90,
    path(triangleRing(0, 12), red),
    path(triangleRing(4.2, 7.8), reflector),
  ),
  "x-mark-senior": seniorClover(),
  "x-mark-senior-old": seniorDrop(),
  "x-rail-cross-buck": crossBuck(),
  "x-hydrant": hydrantSign(),
  "x-zone-30": boardWhite(
    66.7,
    100,
    place(
      ringOnBoard(figures("30", [25.5, 74.5, 31, 69], blue)),
      [6.35, 7],
      0.54,
    ),
    place(auxText("区域", "ここから").body, [8.35, 66.5], 0.5),
  ),
  "x-bus-stop-pole": draw(
    60,
    100,
    rect([28.4, 31.6, 40, 98], pole),
    rect([18, 42, 95, 100], pole, 2),
    circle([30, 22], 21, blue),
    circle([30, 22], 19, white),
    stamp(bus(48, 22), [14, 46, 13, 31], { colour: blue }),
    rect([16, 44, 49, 72], blue, 1.5),
    rect([17.4, 42.6, 50.4, 70.6], white, 0.6),
  ),
} satisfies Drawings;

/** A hollow triangle, from a depth inside its outer edge to a deeper one. */
function triangleRing(outer: number, inner: number): string {
  const corners = (depth: number, way: 1 | -1) => {
    const reach = depth * Math.sqrt(3);
    const round = Math.max(0.5, 5 - depth / 2);
    const points = [
      [50, 1 + 2 * depth, round],
      [98 - reach, 84.1 - depth, round],
      [2 + reach, 84.1 - depth, round],
    ] as const;
    return outline(way === 1 ? points : [...points].reverse());
  };
  return corners(outer, 1) + corners(inner, -1);
}
