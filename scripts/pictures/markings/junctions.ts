import { roadWithSidewalks, solidLine } from "@/packages/road-art/above/road";
import { colours } from "@/packages/road-art/drawing/colours";
import { hatch } from "@/packages/road-art/drawing/hatch";
import {
  closedPath,
  draw,
  path,
  rect,
  rotate,
  type Drawing,
  type Drawings,
  type Point,
} from "@/packages/road-art/drawing/svg";
import { upright } from "./lanes";

const { asphalt, kerb, sidewalk, white } = colours;

/** Where a road runs into a wide road at the top. 100 × 100. */
export function mouth(...parts: string[]): Drawing {
  return roadWithSidewalks(
    rect([0, 100, 0, 18], asphalt),
    rect([0, 11.4, 18, 19.4], kerb),
    rect([88.6, 100, 18, 19.4], kerb),
    ...parts,
  );
}

/** Two roads that cross; each leaves a square of the given side at the corners. */
export function crossroads(corner: number, ...parts: string[]): Drawing {
  const far = 100 - corner;
  const corners = [-5, far].flatMap((x) =>
    [-5, far].map((y) => square(x, y, corner + 5)),
  );
  return draw(100, 100, rect([0, 100, 0, 100], asphalt), ...corners, ...parts);
}

function square(left: number, top: number, side: number): string {
  return (
    rect([left, left + side, top, top + side], kerb, 5) +
    rect(
      [left + 1.4, left + side - 1.4, top + 1.4, top + side - 1.4],
      sidewalk,
      4,
    )
  );
}

const centreDiamond: Point[] = [
  [50, 41],
  [59, 50],
  [50, 59],
  [41, 50],
];

/** The ground between the diamond's sides. */
const insideDiamond: Point[] = [
  [50, 42.3],
  [57.7, 50],
  [50, 57.7],
  [42.3, 50],
];

/** From the left half of the lower road, past the diamond, to the right. */
function turnInside(): string {
  const tip: Point[] = [
    [84, 42.5],
    [76, 38.6],
    [76, 46.4],
  ];
  return (
    path("M42 77V70C42 61 49 63.5 57 60.5 66 57 65 42.5 73 42.5H77", {
      stroke: white,
      width: 2.6,
    }) + path(closedPath(tip), white)
  );
}

/** Marks that lead vehicles through a junction. */
export const junctions = {
  "m111-a": crossroads(
    26,
    stopLines(),
    path(hatch(insideDiamond, { width: 1.6, pitch: 3.63 }), white),
    path(closedPath(centreDiamond), { stroke: white, width: 1.8 }),
    turnInside(),
    rotate(turnInside(), 180, [50, 50]),
  ),
} satisfies Drawings;

/** Centre line and stop line of each of the four roads. */
function stopLines(): string {
  const one = rect([27, 50, 79, 81.4], white) + solidLine(upright(50, 79));
  return [0, 90, 180, 270].map((turn) => rotate(one, turn, [50, 50])).join("");
}
