import { roadWithSidewalks } from "@/packages/road-art/above/road";
import { colours } from "@/packages/road-art/drawing/colours";
import { hatch } from "@/packages/road-art/drawing/hatch";
import {
  boxPath,
  closedPath,
  openPath,
  path,
  rect,
  type Box,
  type Drawings,
  type Point,
} from "@/packages/road-art/drawing/svg";
import { ownLane } from "./lanes";
import { rails } from "./rails";

const { asphalt, kerb, paintYellow, sidewalk, white } = colours;

const island: Point[] = [
  [50, 4],
  [59, 18],
  [59, 82],
  [50, 96],
  [41, 82],
  [41, 18],
];
const drop: Point[] = [
  [50, 8],
  [60.5, 84],
  [57, 93],
  [43, 93],
  [39.5, 84],
];
const oneSide: Point[] = [
  [38, 23],
  [62, 23],
  [62, 93],
];
const bothSides = [
  [38, 23],
  [62, 23],
  [50, 93],
] as const satisfies Point[];

/** Painted areas that stay clear, and those that lead around an obstacle. */
export const areas = {
  m106: roadWithSidewalks(
    path(hatch(island, { width: 3.4, pitch: 8 }), white),
    frame(closedPath(island), 2.6),
  ),
  m107: ownLane(clearBox([22, 74, 19, 81], 12)),
  m207: roadWithSidewalks(
    rails(66),
    frame(boxPath([34.5, 51.5, 13.5, 86.5]), 3),
    path(boxPath([38, 48, 17, 83]), { stroke: white, width: 1.6 }),
  ),
  "m208-2": roadWithSidewalks(
    path(hatch(drop, { width: 2.4, pitch: 6 }), white),
    outline(drop),
  ),
  "m208-a": roadWithSidewalks(
    obstacle(),
    path(hatch(oneSide, { width: 2.6, pitch: 7 }), white),
    outline(oneSide),
  ),
  "m208-b": roadWithSidewalks(obstacle(), chevrons(), outline(bothSides)),
  m209: roadWithSidewalks(
    rails(68),
    path(
      openPath([
        [58, 9],
        [38, 9],
        [38, 64],
        [58, 91],
      ]),
      { stroke: white, width: 2.2 },
    ),
  ),
} satisfies Drawings;

function frame(data: string, width: number): string {
  return path(data, { stroke: paintYellow, width, join: "round" });
}

function outline(corners: readonly Point[]): string {
  return path(closedPath(corners), {
    stroke: white,
    width: 1.8,
    join: "round",
  });
}

/** A frame with short slanting strokes all round and an empty middle. */
function clearBox([left, right, top, bottom]: Box, depth: number): string {
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const hollow: Box = [
    left + depth,
    right - depth,
    top + depth,
    bottom - depth,
  ];
  return (
    path(hatch(corners, { width: 2.2, pitch: 6 }), white) +
    rect(hollow, asphalt) +
    outline(corners)
  );
}

/** A raised island in the road, where a safety zone or an obstacle begins. */
function obstacle(): string {
  return rect([38, 62, -4, 18], kerb, 3) + rect([40, 60, -4, 16], sidewalk, 2);
}

/** V strokes inside the triangle that may be passed on either side. */
function chevrons(): string {
  const [left, right, foot] = bothSides;
  const top: Point = [50, left[1]];
  const stripes = { width: 2.6, pitch: 7 };
  return path(
    hatch([left, top, foot], { ...stripes, angle: -45 }) +
      hatch([right, top, foot], { ...stripes, angle: 45 }),
    white,
  );
}
