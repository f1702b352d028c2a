import {
  arrow,
  type Head,
  type Route,
} from "@/packages/road-art/drawing/arrows";
import { colours } from "@/packages/road-art/drawing/colours";
import { diamond } from "@/packages/road-art/drawing/plates";
import { mirror, path, type Drawings } from "@/packages/road-art/drawing/svg";

const head: Head = { length: 18, width: 20.5 };

const bend = way([
  [36.5, 70],
  [39.5, 46, 26],
  [77, 37],
]);
const turn = way([
  [39, 73],
  [39, 37],
  [76, 37],
]);
const doubleBend = way([
  [39.5, 76],
  [39.5, 58, 18],
  [60, 46, 18],
  [60, 21.5],
]);
const doubleTurn = way([
  [35.7, 74],
  [35.7, 52],
  [64, 52],
  [64, 25],
]);
const winding = way([
  [49.5, 86],
  [49.5, 78, 10],
  [64.5, 62, 10],
  [35.5, 44.5, 10],
  [50, 31, 12],
  [50, 13],
]);

/** Bends ahead. A sharp turn has corners, a bend has none. */
export const warningBends = {
  "202-right": diamond(bend),
  "202-left": diamond(mirror(bend)),
  "203-right": diamond(turn),
  "203-left": diamond(mirror(turn)),
  "204-right": diamond(doubleBend),
  "204-left": diamond(mirror(doubleBend)),
  "205-right": diamond(doubleTurn),
  "205-left": diamond(mirror(doubleTurn)),
  "206-right": diamond(winding),
  "206-left": diamond(mirror(winding)),
} satisfies Drawings;

function way(route: Route): string {
  return path(arrow(route, 8, head), colours.black);
}
