import { colours } from "../colours";
import { sky } from "../view/backdrop";
import { facing } from "../view/barriers";
import { building } from "../view/buildings";
import { strip, type Ground } from "../view/ground";
import { onward } from "../view/moving";
import type { Part } from "../view/part";
import { way } from "../view/plan";
import { surfaces, t1 } from "../view/roads";
import type { Hazard } from "../view/scene";
import { dipSection } from "../view/street/section";
import { depthBoard, girder, rampWall } from "../view/street/underpass";
import { car } from "../view/vehicles/car";
import { looks } from "../view/vehicles/model";
import { rain } from "../view/weather";

const { water, housingEdge, greyCar, greyCarDark, pole } = colours;
const surface = {
  ...surfaces.wet,
  beside: housingEdge,
  sidewalk: greyCarDark,
  line: colours.sidewalk,
};

/** Water in front of the car: it covers the wheels and shows the lamps again. */
const reflections: readonly Ground[] = [
  strip([-1.4, 1.5], [24.2, 34.3], water),
  strip([-0.75, 0.85], [29.6, 34.3], colours.redCar, 0.45),
  strip([-0.75, -0.5], [27.4, 34.3], colours.indicator, 0.6),
  strip([0.6, 0.85], [27.4, 34.3], colours.indicator, 0.6),
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
    road: t1({
      surface,
      crossings: [{ at: [12.5, 18], only: "left", corner: 2 }],
    }),
    ground: [
      strip([-5, 7.5], [24, 62], water),
      strip([-5, 7.5], [40, 45], colours.blueCarDark, 0.6),
      ...[25.5, 28, 36].map((at) =>
        strip([-4.6, 7.1], [at, at + 0.25], colours.rain, 0.5),
      ),
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
      rampWall(-5, [20, 40], [0.3, 4], pole),
      rampWall(7.5, [20, 40], [0.3, 4], pole),
      facing([-40, -5], 40.5, 4, colours.buildingDark),
      facing([7.5, 40], 40.5, 4, colours.buildingDark),
      girder([-40, 40], 40, 4),
      depthBoard([6.5, 30], 3),
      car({
        span: [-0.8, 0.9],
        ahead: 34,
        up: -0.4,
        indicator: "hazard",
        look: looks.red,
      }),
      overWheels,
    ],
    overlay: [rain({ count: 110, long: 22, slant: -5 })],
    dash: { speed: 30, beam: true },
    mirrors: {
      inside: { road: t1({ surface }), sky: greyCar, land: housingEdge },
    },
    cues: [
      [-2.5, 29, 0],
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
