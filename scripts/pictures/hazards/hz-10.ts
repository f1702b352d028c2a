import { colours } from "@/packages/road-art/drawing/colours";
import { building, walls } from "@/packages/road-art/view/buildings";
import { following } from "@/packages/road-art/view/mirrors";
import { during, moving, onward } from "@/packages/road-art/view/moving";
import { man } from "@/packages/road-art/view/people/people";
import { measure, way } from "@/packages/road-art/view/plan";
import { t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { utilityPole } from "@/packages/road-art/view/street/poles";
import { car, openDoor } from "@/packages/road-art/view/vehicles/car";
import { keiCar } from "@/packages/road-art/view/vehicles/kei-car";
import { looks } from "@/packages/road-art/view/vehicles/model";

const parked = { span: [-2.9, -1.2] as const, driver: false };

const parts = [
  building({
    right: -5,
    along: [3, 15],
    high: 7,
    floors: 2,
    awning: colours.clothLight,
  }),
  building({
    right: -5,
    along: [16, 30],
    high: 8,
    floors: 3,
    awning: colours.blueCar,
    walls: walls.cool,
  }),
  building({
    right: -5,
    along: [32, 60],
    high: 7,
    floors: 2,
    walls: walls.brown,
  }),
  building({ right: 8, along: [4, 28], high: 8, floors: 3, walls: walls.cool }),
  utilityPole([5, 17], { transformer: true }),
  car({ ...parked, ahead: 25, look: looks.blue }),
  keiCar({ ...parked, ahead: 19.4, look: looks.red }),
  moving(car({ span: [2, 3.7], ahead: 24, heading: 180 }), 30, 180),
];

/** From this second on the driver of the first car stands on the road. */
const GETS_OUT = 0.3;

const first = { ...parked, ahead: 13, look: looks.grey };

/** Row of parked cars. */
export const hazard: Hazard = {
  id: "hz-10",
  alt: "Uphill road with parked cars at the left; a head is seen in the first, its right door stands open; a white car comes in its own lane, no lamp flashing.",
  view: {
    lens: { slope: 0.03 },
    haze: false,
    road: t1({ asphalt: [-3, 4.45] }),
    parts: [
      ...parts,
      during(-9, GETS_OUT, car({ ...first, driver: true })),
      openDoor([-1.2, 16.1], [-0.35, 15.35]),
    ],
    dash: { speed: 30 },
    mirrors: {
      inside: { parts: [following("inside", car, { width: 1.7, share: 0.2 })] },
    },
    cues: [
      [-1.7, 13, 1.15],
      [-0.6, 15.5, 0.9],
      [2.85, 24, 0.7],
    ],
  },
  motion: {
    parts: [
      during(GETS_OUT, 9, car(first)),
      moving(man({ at: [-0.75, 14.9], heading: 70, pose: "walk" }), 4, 90, {
        during: [GETS_OUT, 9],
      }),
    ],
    next: onward(1.2, 30),
    right: onward(2.6, [
      [0, 30],
      [0.2, 30],
      [2, 0],
    ]),
  },
  plan: {
    from: -6,
    notes: [
      measure([-0.35, 15.4], [1.25, 15.4]),
      way([
        [-0.35, 3],
        [-0.35, 11],
      ]),
      way([
        [2.85, 23],
        [2.85, 15],
      ]),
    ],
  },
  flip: {
    alt: "Uphill road with parked cars at the left; the first has empty seats and shut doors; a white car comes in its own lane, no lamp flashing.",

    parts: [...parts, car(first)],
    cues: [[2.85, 24, 0.7]],
  },
};
