import { colours } from "@/packages/road-art/drawing/colours";
import { hills, sky, woods } from "@/packages/road-art/view/backdrop";
import { building, walls } from "@/packages/road-art/view/buildings";
import { lineAcross, strip } from "@/packages/road-art/view/ground";
import { moving, onward } from "@/packages/road-art/view/moving";
import { ranked } from "@/packages/road-art/view/part";
import { way } from "@/packages/road-art/view/plan";
import { t4 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { poleLine } from "@/packages/road-art/view/street/poles";
import { sign } from "@/packages/road-art/view/street/signs";
import { car } from "@/packages/road-art/view/vehicles/car";
import { cloudAt } from "@/packages/road-art/view/weather";
import { instruction } from "../signs/instruction";
import { stop } from "../signs/regulatory-stop";

/** The side road is an earth road beyond its mouth. */
const earth = colours.building;

/**
 * Metres; twice the 0.45 that a stop line may have, as other signs are drawn
 * larger, too: a phone shows the true one as a hair.
 */
const stopLine = 0.9;

const parts = [
  ...poleLine(5.7, { from: 18, wires: 2, high: 8 }),
  building({
    right: 15,
    along: [52, 62],
    high: 3.4,
    deep: 7,
    roof: 2.4,
    walls: walls.warm,
  }),
  moving(car({ span: [-11.5, -7.1], ahead: 30, heading: 90 }), 16, 90),
  moving(
    ranked(30.5, cloudAt([-11.2, 31], 5.4, 2.5, colours.building, 0.9)),
    16,
    90,
  ),
  moving(
    ranked(29.5, cloudAt([-11.8, 30.2], 2.6, 0.8, colours.building, 0.9)),
    16,
    90,
  ),
];

const fields = [
  strip([-200, -5], [28, 32], earth),
  strip([7.6, 200], [28, 32], earth),
  strip([-60, -4], [9, 10], colours.fieldDark),
  strip([-90, -4], [18, 19.5], colours.fieldDark),
  strip([7, 60], [12, 13], colours.fieldDark),
  strip([7, 90], [22, 24], colours.fieldDark),
];

/** Crossroads between fields. */
export const hazard: Hazard = {
  id: "hz-02",
  alt: "Straight road between fields; a blue sign with a thick white arrow across a thin line; the broken middle line runs on across a side road; a white car with a dust cloud comes from the left, nothing from the right.",
  view: {
    backdrop: [sky(), hills(), woods(colours.leafDark, 9)],
    road: t4({ crossings: [{ at: [28, 32], through: true, corner: 2 }] }),
    ground: fields,
    parts: [...parts, sign(instruction["405"], [-2.7, 24, 2.3], 1.2)],
    dash: { speed: 40 },
    mirrors: { inside: {} },
    cues: [
      [1.25, 30, 0],
      [-2.7, 24, 2.3],
      [-9.3, 30, 0.7],
    ],
  },
  motion: {
    next: onward(2.31, 40),
    right: onward(3.75, [
      [0, 40],
      [0.38, 40],
      [3, 9.6],
    ]),
  },
  plan: {
    from: -6,
    middle: -2.5,
    notes: [
      way([
        [-6.8, 30.9],
        [-1.5, 30.9],
      ]),
      way([
        [-0.35, 3],
        [-0.35, 26],
      ]),
    ],
  },
  flip: {
    alt: "Straight road between fields; a red stop sign faces you, with a stop line in your lane before a side road; a white car with a dust cloud comes from the left, nothing from the right.",

    road: t4({ crossings: [{ at: [28, 32], corner: 2 }] }),
    ground: [...fields, lineAcross([-1.75, 1.2], 25, stopLine)],
    parts: [...parts, sign(stop["330-a"], [-2.7, 24, 2.3], 1.3)],
    cues: [
      [-2.7, 24, 2.3],
      [-0.3, 25, 0],
      [-9.3, 30, 0.7],
    ],
  },
};
