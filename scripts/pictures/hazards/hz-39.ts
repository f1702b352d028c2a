import { colours } from "@/packages/road-art/drawing/colours";
import { sky } from "@/packages/road-art/view/backdrop";
import { facing } from "@/packages/road-art/view/barriers";
import { building } from "@/packages/road-art/view/buildings";
import type { Dip } from "@/packages/road-art/view/camera";
import type { Ground } from "@/packages/road-art/view/ground";
import { onward } from "@/packages/road-art/view/moving";
import type { Part } from "@/packages/road-art/view/part";
import { way } from "@/packages/road-art/view/plan";
import { surfaces, t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { dipSection } from "@/packages/road-art/view/street/section";
import {
  depthBoard,
  girder,
  rampWall,
} from "@/packages/road-art/view/street/underpass";
import { car } from "@/packages/road-art/view/vehicles/car";
import { looks } from "@/packages/road-art/view/vehicles/model";
import {
  flooded,
  glints,
  onWater,
  rings,
  type Flood,
} from "@/packages/road-art/view/water";
import { rain } from "@/packages/road-art/view/weather";

const { housingEdge, greyCar, greyCarDark, pole, blueCar, blueCarDark } =
  colours;

const dip: Dip = { middle: 38, flat: 8, half: 28, deep: 1.6 };

/** The water stands level in the dip. */
const flood: Flood = { dip, below: 1.15 };

/** Metres from the street up to the top of the walls, and from the dip to the bridge. */
const PARAPET = 0.6;
const LOW = 4.4;

/** Light on the water, from and to metres across, and ahead. */
const streaks = [
  [-4.2, -2.4, 24.6],
  [2.6, 5.2, 25.2],
  [-3.4, -1.9, 27],
  [2.2, 3.6, 28.6],
  [-4.6, -2.8, 31],
  [3.8, 6.6, 33],
] as const;

const drops = [
  [-3, 24.5, 0.35],
  [0.4, 24.8, 0.4],
  [4.2, 24.6, 0.4],
  [-1.9, 26.8, 0.4],
  [2.2, 27.5, 0.45],
  [5.6, 28.3, 0.5],
] as const;

const surface = {
  ...surfaces.wet,
  beside: housingEdge,
  sidewalk: greyCar,
  line: colours.sidewalk,
};

/** Water in front of the car: it covers the wheels and shows the lamps again. */
const reflections: readonly Ground[] = [
  onWater(flood, [-1.5, 1.6], [24.2, 34.3], blueCarDark),
  onWater(flood, [-0.75, 0.85], [30.4, 34.3], colours.redCarDark, 0.55),
  ...[-0.62, 0.72].flatMap((right) =>
    glints(flood, right, [25, 34.3], colours.indicator, 0.75),
  ),
];
const overWheels: Part = {
  far: 33,
  draw: (camera) =>
    camera.above ? "" : reflections.map((one) => one(camera)).join(""),
};

/** Water under the bridge. */
export const hazard: Hazard = {
  id: "hz-39",
  alt: "Heavy rain: the road goes down under a railway bridge into water from wall to wall, where a scale on the right wall reads 40; a car with flashing lamps stands in it; before it an open road and a street at the left; the mirror is empty.",
  view: {
    backdrop: [sky(housingEdge, greyCar)],
    haze: false,
    lens: { dip },
    road: t1({
      surface,
      crossings: [{ at: [12.5, 18], only: "left", corner: 2, line: true }],
    }),
    ground: [
      flooded(flood, [-5, 7.5], [23, 53], colours.rain, 0.7),
      flooded(flood, [-5, 7.5], [23.4, 53], blueCar),
      onWater(flood, [-5, 7.5], [27, 53], blueCarDark),
      onWater(flood, [-5, 7.5], [40, 45], colours.night, 0.35),
      ...streaks.map(([from, to, at]) =>
        onWater(flood, [from, to], [at, at + 0.35], colours.rain, 0.55),
      ),
      rings(flood, drops),
    ],
    parts: [
      building({
        right: -8,
        along: [21, 36],
        high: 9,
        floors: 3,
        walls: { front: greyCarDark, side: housingEdge },
        glass: colours.beam,
        pitch: 4,
      }),
      ...([-5, 7.5] as const).flatMap((right) => [
        rampWall(right, [right < 0 ? 20 : 11, 40], flood, PARAPET, pole),
        rampWall(right, [41, 65], flood, PARAPET, pole),
      ]),
      facing([-40, -5], 40.5, LOW, colours.buildingDark),
      facing([7.5, 40], 40.5, LOW, colours.buildingDark),
      girder([-40, 40], 40, LOW),
      depthBoard([6.5, 30, dip.deep - flood.below], 2.6),
      car({
        span: [-0.8, 0.9],
        ahead: 34,
        indicator: "hazard",
        look: looks.red,
      }),
      overWheels,
    ],
    overlay: [rain({ count: 100, long: 22, slant: -5 })],
    dash: { speed: 30, beam: true },
    mirrors: {
      inside: { road: t1({ surface }), sky: greyCar, land: housingEdge },
    },
    cues: [
      [-2.5, 29, 0.4],
      [0, 34, 0.5],
      [6.5, 30, 1.5],
    ],
  },
  motion: {
    next: onward(3.1, [
      [0, 30],
      [2.6, 30],
      [3.1, 8],
    ]),
    right: onward(
      3.6,
      [
        [0, 30],
        [1.2, 14],
      ],
      [
        [1.6, 0],
        [3.6, -85],
      ],
    ),
  },
  plan: {
    from: -6,
    middle: 6,
    notes: [
      way([
        [-0.35, 3],
        [-0.35, 11],
        [-1.6, 15.2],
        [-8, 15.2],
      ]),
      dipSection(167, 296),
    ],
  },
};
