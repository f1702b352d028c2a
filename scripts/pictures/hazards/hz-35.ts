import { colours } from "@/packages/road-art/drawing/colours";
import { sky, town } from "@/packages/road-art/view/backdrop";
import { facing } from "@/packages/road-art/view/barriers";
import { building, walls } from "@/packages/road-art/view/buildings";
import { strip } from "@/packages/road-art/view/ground";
import { following } from "@/packages/road-art/view/mirrors";
import { moving, onward } from "@/packages/road-art/view/moving";
import { sight, way } from "@/packages/road-art/view/plan";
import { cyclist, motorcyclist } from "@/packages/road-art/view/riders/riders";
import { t2 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { shopBoard } from "@/packages/road-art/view/street/boards";
import { utilityPole } from "@/packages/road-art/view/street/poles";
import { drinksMachine } from "@/packages/road-art/view/street/things";
import { car } from "@/packages/road-art/view/vehicles/car";
import { looks } from "@/packages/road-art/view/vehicles/model";
import { van } from "@/packages/road-art/view/vehicles/van";

/** Its front wheel and a hand show past the machine. */
const bicycle = moving(
  cyclist({ right: 1.38, ahead: 4.55, heading: -90 }),
  8,
  -90,
);

const parts = [
  building({ right: -1.9, along: [1.2, 3.7], high: 5, walls: walls.brown }),
  facing([-14, -0.6], 16.5, 8, colours.facade, 2),
  facing([-0.6, 15], 16.5, 6, colours.facadeCool, 2),
  van({
    span: [-0.5, 4.2],
    ahead: 7.5,
    heading: -90,
    driver: false,
    indicator: "hazard",
    look: looks.white,
  }),
  drinksMachine([1, 3.1]),
  facing([2.02, 9], 3.5, 2, colours.facadeDark),
  facing([-4.7, -3.5], 16.4, 2.2, colours.wood),
  facing([1.4, 6.2], 16.4, 2.4, colours.window),
  shopBoard([-1.2, 16.3, 3.2], "本", {
    colour: colours.uniform,
    ink: colours.white,
  }),
  utilityPole([-5.6, 14.4], { transformer: true }),
];

/** Out of a car park. */
export const hazard: Hazard = {
  id: "hz-35",
  alt: "Exit of a car park, left indicator on: sidewalk, then a road; at the right a drinks machine with part of a wheel and a hand at its edge, beyond it a parked van; both stand before the view to the right.",
  view: {
    lens: { wide: true },
    backdrop: [sky(), town()],
    road: t2({ asphalt: [-1.9, 3], lines: [] }),
    ground: [
      strip([-400, 400], [4, 7], colours.sidewalk),
      strip([-400, 400], [7, 7.15], colours.kerb),
      strip([-400, 400], [7.15, 14], colours.asphalt),
      strip([-400, 400], [14, 16.5], colours.sidewalk),
      ...[-25, -15, -5, 5, 15].map((from) =>
        strip([from, from + 5], [10.6, 10.75], colours.white),
      ),
      strip([-1.9, 3], [7, 7.15], colours.sidewalk),
    ],
    parts: [...parts, bicycle],
    dash: { speed: 0, indicator: "left" },
    mirrors: {
      inside: { parts: [following("inside", car, { width: 1.7, share: 0.5 })] },
    },
    cues: [[0.85, 4.55, 0.6]],
  },
  motion: {
    approach: onward(2, [
      [-2, 6],
      [-0.3, 0],
    ]),
    next: onward(1, [
      [0, 0],
      [0.4, 11],
    ]),
    right: onward(2.4, 0),
  },
  plan: {
    from: -4,
    metre: 22,
    middle: 1.6,
    parts: [motorcyclist({ right: 5.8, ahead: 10, heading: -90 })],
    notes: [
      way([
        [0.5, 4.6],
        [-1.2, 4.6],
      ]),
      way([
        [4.6, 10.3],
        [-1.6, 10.3],
      ]),
      sight([
        [0, 0],
        [0.85, 4.5],
      ]),
    ],
  },
  flip: {
    alt: "Exit of a car park, left indicator on: sidewalk, then a road; at the right a drinks machine, nothing at its edge, beyond it a parked van; both stand before the view to the right.",
    parts,
    cues: [[0.4, 7.5, 1]],
  },
};
