import { arrow, band } from "@/packages/road-art/drawing/arrows";
import { colours } from "@/packages/road-art/drawing/colours";
import { diamond } from "@/packages/road-art/drawing/plates";
import {
  line,
  mirror,
  path,
  polygon,
  rotate,
  type Drawings,
} from "@/packages/road-art/drawing/svg";
import { text } from "@/packages/road-art/drawing/text";

const { black, white } = colours;

const narrowingEdge = edge([
  [35, 69],
  [35, 47],
  [42.5, 40],
  [42.5, 23],
]);

/** Lanes that end, widths, both ways on one road, slopes. */
export const warningLanes = {
  "211": diamond(
    edge([
      [35.5, 69],
      [35.5, 47],
      [44, 38.5],
      [44, 27],
    ]),
    edge([
      [61.2, 69],
      [61.2, 27],
    ]),
    dashes(46, 42),
    dashes(52, 27),
  ),
  "212": diamond(narrowingEdge, mirror(narrowingEdge)),
  "212-2": diamond(
    path(vertical(40.5, 70, 30) + vertical(59.5, 30, 70), black),
  ),
  "212-3": diamond(
    polygon(
      [
        [23, 62],
        [75.5, 62],
        [75.5, 37],
      ],
      black,
    ),
    slopeArrow([43, 58.6], [69, 46]),
    rotate(text("10%", [31, 61, 34.5, 44.5], black), -25.5, [47, 45]),
  ),
  "212-4": diamond(
    polygon(
      [
        [24.5, 62],
        [77, 62],
        [24.5, 37],
      ],
      black,
    ),
    slopeArrow([30, 45.6], [56, 58.2]),
    rotate(text("10%", [39, 69, 34.5, 44.5], black), 25.5, [53, 45]),
  ),
} satisfies Drawings;

function edge(route: readonly (readonly [number, number])[]): string {
  return path(band(route, 4.5), black);
}

function dashes(x: number, top: number): string {
  return line(
    [
      [x, 69],
      [x, top],
    ],
    black,
    1.3,
    { dash: [4, 3] },
  );
}

function vertical(x: number, tail: number, tip: number): string {
  return arrow(
    [
      [x, tail],
      [x, tip],
    ],
    5,
    { length: 14, width: 12.5 },
  );
}

function slopeArrow(
  tail: readonly [number, number],
  tip: readonly [number, number],
): string {
  return path(
    arrow([tail, tip], 3, { length: 9, width: 8.5, round: 0.6 }),
    white,
  );
}
