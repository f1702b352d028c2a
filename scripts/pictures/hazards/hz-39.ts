import { colours, type Colour } from "@/packages/road-art/drawing/colours";
import { sky } from "@/packages/road-art/view/backdrop";
import { facing } from "@/packages/road-art/view/barriers";
import { building } from "@/packages/road-art/view/buildings";
import { sunk, type Dip } from "@/packages/road-art/view/camera";
import { area, type Ground, type Span } from "@/packages/road-art/view/ground";
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
import { rain } from "@/packages/road-art/view/weather";

const { housingEdge, greyCar, greyCarDark, pole } = colours;
const muddy = colours.facadeCoolDark;

const dip: Dip = { middle: 38, flat: 8, half: 28, deep: 1.1 };

/** Metres from the street down to the water, which stands level in the dip. */
const below = 0.65;

/** Something flat on the water. */
function afloat(
  [left, right]: Span,
  [near, far]: Span,
  colour: Colour,
  opacity?: number,
): Ground {
  const up = (ahead: number) => sunk(ahead, dip) - below;
  return area(
    [
      [left, near, up(near)],
      [left, far, up(far)],
      [right, far, up(far)],
      [right, near, up(near)],
    ],
    colour,
    opacity,
  );
}

const surface = {
  ...surfaces.wet,
  beside: housingEdge,
  sidewalk: greyCarDark,
  line: colours.sidewalk,
};

/** Water in front of the car: it covers the wheels and shows the lamps again. */
const reflections: readonly Ground[] = [
  afloat([-1.4, 1.5], [24.2, 34.3], muddy),
  afloat([-0.75, 0.85], [29.6, 34.3], colours.redCar, 0.45),
  afloat([-0.75, -0.5], [27.4, 34.3], colours.indicator, 0.6),
  afloat([0.6, 0.85], [27.4, 34.3], colours.indicator, 0.6),
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
      crossings: [{ at: [12.5, 18], only: "left", corner: 2 }],
    }),
    ground: [
      afloat([-5, 7.5], [21.3, 54.7], muddy),
      afloat([-5, 7.5], [40, 45], greyCarDark, 0.7),
      ...[23, 25.5, 28.5].map((at) =>
        afloat([-4.4, 6.9], [at, at + 0.2], colours.rain, 0.5),
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
      rampWall(-5, [20, 30], [0.5, 2.7], pole),
      rampWall(-5, [30, 40], [2.7, 4], pole),
      rampWall(7.5, [13, 21], [0.3, 1.3], pole),
      rampWall(7.5, [21, 30], [1.3, 2.7], pole),
      rampWall(7.5, [30, 40], [2.7, 4], pole),
      facing([-40, -5], 40.5, 4, colours.buildingDark),
      facing([7.5, 40], 40.5, 4, colours.buildingDark),
      girder([-40, 40], 40, 4),
      depthBoard([6.5, 30, dip.deep - below], 2.6),
      car({
        span: [-0.8, 0.9],
        ahead: 34,
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
