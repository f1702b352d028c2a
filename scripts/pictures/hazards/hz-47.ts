import { colours } from "@/packages/road-art/drawing/colours";
import { hills, sky, woods } from "@/packages/road-art/view/backdrop";
import { guardRail } from "@/packages/road-art/view/barriers";
import { building, walls } from "@/packages/road-art/view/buildings";
import { strip } from "@/packages/road-art/view/ground";
import { following } from "@/packages/road-art/view/mirrors";
import { moving, onward } from "@/packages/road-art/view/moving";
import { way } from "@/packages/road-art/view/plan";
import { tree } from "@/packages/road-art/view/plants";
import { cyclist } from "@/packages/road-art/view/riders/riders";
import { t4 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { post } from "@/packages/road-art/view/street/board";
import { car } from "@/packages/road-art/view/vehicles/car";
import { looks } from "@/packages/road-art/view/vehicles/model";
import { truck } from "@/packages/road-art/view/vehicles/truck";

const parts = [
  building({
    right: -13,
    along: [40, 52],
    high: 3.4,
    deep: 8,
    roof: 2.4,
    walls: walls.warm,
  }),
  tree([12, 40], 7),
  guardRail(5.3, [3, 90]),
  post([-3.9, 22], 8, colours.pole, 0.22),
  post([-3.9, 50], 8, colours.pole, 0.22),
  moving(truck({ span: [1.6, 3.9], ahead: 45, heading: 180 }), 40, 180),
  moving(
    car({
      span: [-0.9, 0.8],
      ahead: 42,
      heading: 180,
      look: looks.red,
      lights: true,
    }),
    54,
    [
      [1.1, 180],
      [1.35, 165],
      [1.9, 165],
      [2.15, 180],
    ],
  ),
];

/** Oncoming overtaker in your lane. */
export const hazard: Hazard = {
  id: "hz-47",
  alt: "Country road: a white truck comes in its own lane, and beside it, in your lane, a red car with its headlights on comes straight at you; the side strip between your lane and the grass at the left is free; a car far back in the mirror.",
  view: {
    backdrop: [sky(), hills(), woods(colours.leafDark, 9)],
    road: t4({
      asphalt: [-3.2, 4.6],
      lines: [
        { at: -1.75, kind: "solid" },
        { at: 1.25, kind: "broken" },
        { at: 4.25, kind: "solid" },
      ],
    }),
    ground: [
      strip([-60, -5], [14, 15], colours.fieldDark),
      strip([-90, -5], [24, 26], colours.fieldDark),
      strip([8, 70], [18, 19.4], colours.fieldDark),
    ],
    parts,
    dash: { speed: 40 },
    mirrors: {
      inside: {
        parts: [following("inside", car, { width: 1.7, share: 0.16 })],
      },
    },
    cues: [
      [-0.05, 42, 0.7],
      [-2.5, 12, 0],
    ],
  },
  motion: {
    next: onward(1.25, 40),
    right: onward(
      3.6,
      [
        [0, 40],
        [0.2, 40],
        [2.3, 0],
      ],
      [
        [0, 0],
        [0.3, 0],
        [0.6, -9],
        [1.5, -4],
        [1.9, 0],
      ],
    ),
  },
  plan: {
    from: -6,
    metre: 6.5,
    notes: [
      way([
        [-0.1, 41],
        [-0.1, 26],
      ]),
      way([
        [-0.35, 3],
        [-0.8, 8],
        [-1.9, 15],
      ]),
    ],
  },
  flip: {
    alt: "Country road: a white truck comes in its own lane, and beside it, in your lane, a red car with its headlights on comes straight at you; a cyclist rides just ahead of you on the side strip at the left; a car far back in the mirror.",
    parts: [...parts, moving(cyclist({ right: -2.5, ahead: 10 }), 16)],
    cues: [
      [-0.05, 42, 0.7],
      [-2.5, 10.8, 0.9],
    ],
  },
};
