import { colours } from "@/packages/road-art/drawing/colours";
import { sky } from "@/packages/road-art/view/backdrop";
import { building, type Walls } from "@/packages/road-art/view/buildings";
import type { Spot } from "@/packages/road-art/view/camera";
import {
  dazzle,
  headlamps,
  lightPool,
  litWindow,
  softLight,
} from "@/packages/road-art/view/lights";
import { moving, onward } from "@/packages/road-art/view/moving";
import type { Part } from "@/packages/road-art/view/part";
import type { Pose } from "@/packages/road-art/view/people/joints";
import { man } from "@/packages/road-art/view/people/people";
import { poses } from "@/packages/road-art/view/people/poses";
import { way } from "@/packages/road-art/view/plan";
import { tree } from "@/packages/road-art/view/plants";
import { surfaces, t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { car } from "@/packages/road-art/view/vehicles/car";

const { night, taxiDark } = colours;

const dim: Walls = { front: colours.dashboard, side: colours.housing };
const black = { leaf: night, shade: night, trunk: night };
const house = { deep: 9, walls: dim };

/** The dipped beams of the car that comes; they reach over the centre line. */
const theirs: Spot[] = [
  [2, 21],
  [0.4, 17],
  [-0.1, 12],
  [1.4, 4.5],
  [5, 3],
  [5, 9],
  [3.7, 21],
];

/** The same light on the road as you see it: it fades away from its middle. */
const pool = lightPool([1.9, 11.5], [3.2, 9], 0.3);
const theirPool: Part = {
  far: 500,
  draw: (camera) => (camera.above ? "" : pool(camera)),
};

/** Walks a little bent forward, so that one sees which way. */
const stride: Pose = { ...poses.walk, lean: 0.06, bow: 0.02 };

const { asphalt, greyCar, greyCarDark, otherCarDark, white } = colours;

/** Low beam lights shoes and legs; above them he is dark. */
const unseen = {
  top: asphalt,
  legs: greyCarDark,
  shoes: otherCarDark,
  hair: asphalt,
  skin: greyCarDark,
};
const seen = { top: greyCar, legs: otherCarDark, shoes: white };

/** Walks into your lane, a dark shape until your own lights reach him. */
const walker = (isLit: boolean) =>
  moving(
    man({
      at: [1.2, 19],
      heading: -90,
      pose: stride,
      clothes: isLit ? seen : unseen,
    }),
    [
      [0.4, 0],
      [0.8, 4.5],
    ],
    -90,
    isLit ? { during: [0.93, 9] } : {},
  );

/** Its headlamps, over whoever stands before them. */
const glares = dazzle(
  [
    [2.275, 21, 0.725],
    [3.383, 21, 0.725],
  ],
  0.817,
  18.9,
);

/** Between two lights. */
export const hazard: Hazard = {
  id: "hz-27",
  alt: "Night: a car comes in its own lane with bright headlights; just left of them, on the middle line, a very faint figure that faces left.",
  view: {
    backdrop: [sky(night, taxiDark)],
    haze: false,
    road: t1({ surface: surfaces.night }),
    light: [headlamps([30, 32, 20])],
    parts: [
      building({ ...house, right: -5.4, along: [4, 20], high: 9 }),
      building({ ...house, right: -5.4, along: [24, 50], high: 8 }),
      building({ ...house, right: 8, along: [5, 22], high: 8 }),
      building({ ...house, right: 8, along: [27, 60], high: 10 }),
      litWindow([-5.4, 13.4, 2.4], [-5.4, 15, 2.4], 1.3),
      litWindow([-5.4, 29, 4], [-5.4, 31.4, 4], 1.3),
      litWindow([8, 20.2, 3.4], [8, 21.6, 3.4], 1.3),
      tree([6.6, 30], 6, black),
      moving(
        car({
          span: [2, 3.7],
          ahead: 21,
          heading: 180,
          lights: true,
          dark: true,
          look: { body: colours.blueCarDark, shade: taxiDark },
        }),
        30,
        180,
      ),
      moving(theirPool, 30, 180),
      moving(glares, 30, 180),
      walker(false),
    ],
    dash: { speed: 30, beam: true },
    mirrors: { inside: { sky: night, land: night, dark: true } },
    cues: [[1.2, 19, 0.9]],
  },
  motion: {
    parts: [walker(true)],
    next: onward(1.93, 30),
    right: onward(3.73, [
      [0, 30],
      [0.27, 30],
      [3.47, 0],
    ]),
  },
  plan: {
    from: -6,
    road: t1(),
    notes: [
      headlamps([30, 32, 20], { strength: 0.4 }),
      softLight(theirs, 0.4),
      way([
        [0.8, 19],
        [-1.6, 19],
      ]),
    ],
  },
};
