import { colours } from "@/packages/road-art/drawing/colours";
import { barrier } from "@/packages/road-art/view/barriers";
import { building, walls } from "@/packages/road-art/view/buildings";
import {
  brokenAlong,
  lineAcross,
  lineAlong,
  strip,
  zebra,
} from "@/packages/road-art/view/ground";
import { following } from "@/packages/road-art/view/mirrors";
import { moving, onward } from "@/packages/road-art/view/moving";
import { child, woman } from "@/packages/road-art/view/people/people";
import { way } from "@/packages/road-art/view/plan";
import { tree } from "@/packages/road-art/view/plants";
import { t3right } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { sign } from "@/packages/road-art/view/street/signs";
import { car } from "@/packages/road-art/view/vehicles/car";
import { crossings } from "../signs/instruction-crossings";

const hedge = { colour: colours.hedgeDark, top: colours.hedge, thick: 0.8 };

/** Stopped car at a crosswalk. */
export const hazard: Hazard = {
  id: "hz-16",
  alt: "Two lanes your way, zebra stripes ahead: in the left lane a white car with its driver stands before them, its two red lamps bright, no lamp flashing; a small car in the mirror.",
  view: {
    road: t3right({
      asphalt: [-5.15, 8.9],
      lines: [],
    }),
    ground: [
      brokenAlong(-1.95, { except: [[22, 31.6]] }),
      brokenAlong(5.7, { except: [[26, 35.6]] }),
      ...[1.25, 2.65].flatMap((at) => [
        lineAlong(at, [-40, 25.8]),
        lineAlong(at, [32.4, 400]),
      ]),
      strip([1.4, 2.5], [-40, 25.6], colours.kerb),
      strip([1.4, 2.5], [32.6, 400], colours.kerb),
      lineAcross([-5.1, 1.2], 25.2),
      zebra([-5.1, 8.9], [27.2, 31.2]),
      lineAcross([2.7, 8.8], 32.8),
    ],
    parts: [
      building({ right: -9, along: [4, 30], high: 16, floors: 5, pitch: 4 }),
      building({
        right: -9,
        along: [33, 70],
        high: 20,
        floors: 6,
        pitch: 4,
        walls: walls.cool,
      }),
      building({
        right: 12.6,
        along: [6, 30],
        high: 14,
        floors: 4,
        pitch: 4,
        walls: walls.brown,
      }),
      building({
        right: 12.6,
        along: [34, 80],
        high: 18,
        floors: 5,
        pitch: 4,
      }),
      tree([-7.6, 54], 7),
      tree([10.8, 34], 6),
      barrier(1.5, [1.5, 25], 0.55, hedge),
      barrier(1.5, [33.4, 90], 0.55, hedge),
      sign(crossings["407-a"], [-5.75, 26.8, 2.6], 1.3),
      car({ span: [-4.5, -2.8], ahead: 20.4, brake: true }),
    ],
    dash: { speed: 30 },
    mirrors: {
      inside: {
        road: t3right(),
        parts: [following("inside", car, { width: 1.7, share: 0.2 })],
      },
    },
    cues: [
      [-3.65, 20.4, 0.75],
      [0, 29.2, 0],
    ],
  },
  motion: {
    parts: [
      moving(
        woman({ at: [-3.7, 29.2], heading: 90, pose: "walk" }),
        [
          [0.5, 0],
          [0.8, 5.3],
        ],
        90,
      ),
    ],

    next: onward(3, 30),
    right: onward(4, [
      [0.4, 30],
      [3.9, 0],
    ]),
  },
  plan: {
    from: -6,
    metre: 10,
    middle: 0.2,
    parts: [child({ at: [-3.6, 29.2] })],
    notes: [
      way([
        [-2.9, 29.2],
        [0.2, 29.2],
      ]),
      way([
        [-0.35, 3],
        [-0.35, 20],
      ]),
    ],
  },
};
