import { band } from "@/packages/road-art/drawing/arrows";
import { colours } from "@/packages/road-art/drawing/colours";
import { diamond } from "@/packages/road-art/drawing/plates";
import {
  boxPath,
  mirror,
  path,
  polygon,
  rect,
  type Drawings,
  type Point,
} from "@/packages/road-art/drawing/svg";
import { circling } from "./circling";

const { black } = colours;

const sideRoad = path(
  boxPath([36, 44, 24, 76]) + boxPath([44, 71.5, 46, 54]),
  black,
);
const fork: readonly Point[] = [
  [46, 81],
  [46, 58.5],
  [28.7, 41.2],
  [34.3, 35.5],
  [50, 51.2],
  [65.7, 35.5],
  [71.3, 41.2],
  [54, 58.5],
  [54, 81],
];

/** Junctions ahead, and roads that join. */
export const warningJunctions = {
  "201-a": diamond(
    path(boxPath([46, 54, 24, 76]) + boxPath([24, 76, 46, 54]), black),
  ),
  "201-b-right": diamond(sideRoad),
  "201-b-left": diamond(mirror(sideRoad)),
  "201-c": diamond(
    path(boxPath([24, 76, 39.5, 48]) + boxPath([46, 54, 48, 76]), black),
  ),
  "201-d": diamond(polygon(fork, black)),
  "201-2": diamond(path(circling([50, 50], 21, 5, 3), black)),
  "210": diamond(
    rect([49, 56.5, 21, 79], black),
    path(
      band(
        [
          [27.5, 62],
          [52.75, 46, 26],
          [52.75, 24],
        ],
        5.5,
      ),
      black,
    ),
  ),
} satisfies Drawings;
