import { colours } from "@/packages/road-art/drawing/colours";
import { sky } from "@/packages/road-art/view/backdrop";
import { facing } from "@/packages/road-art/view/barriers";
import { building, type Walls } from "@/packages/road-art/view/buildings";
import type { Spot } from "@/packages/road-art/view/camera";
import { strip, zebra } from "@/packages/road-art/view/ground";
import {
  dazzle,
  lightPool,
  litWindow,
  shining,
  softLight,
} from "@/packages/road-art/view/lights";
import { moving, onward } from "@/packages/road-art/view/moving";
import { woman } from "@/packages/road-art/view/people/people";
import { way } from "@/packages/road-art/view/plan";
import { surfaces, t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { signal } from "@/packages/road-art/view/street/signals";
import { car } from "@/packages/road-art/view/vehicles/car";

const { night, taxiDark } = colours;
const dim: Walls = { front: colours.dashboard, side: colours.housing };

/** Your own beam lights what is straight ahead, not where you turn to. */
const own: Spot[] = [
  [-0.9, 1.3],
  [-2.9, 8],
  [-2.8, 18],
  [-0.5, 28],
  [1.8, 18],
  [2.3, 10],
  [1.6, 5],
  [0.3, 1.3],
];

/** The same light from the seat: it lies ahead and fades. */
const ahead = [
  lightPool([0, 2.2], [1.2, 16], 0.7),
  lightPool([0, 5], [1.4, 20], 0.16),
];

/** The beam of the car that waits reaches over the crosswalk. */
const theirs: Spot[] = [
  [10.5, 7],
  [4, 5.4],
  [2, 7.9],
  [4, 10.2],
  [10.5, 8.6],
];

/** Headlamps of the car that comes towards you. */
const far = dazzle(
  [
    [2.3, 28, 0.65],
    [3.4, 28, 0.65],
  ],
  1.1,
  27.9,
);

/** Headlamps of the car that waits in the side road. */
const glares = dazzle(
  [
    [10.5, 7.17, 0.65],
    [10.5, 8.43, 0.65],
  ],
  1.8,
  3,
);

const { asphalt, asphaltDark, greyCarDark, otherCarDark, pole } = colours;
const seen = { top: otherCarDark, legs: pole, hair: greyCarDark };
const unseen = {
  top: asphalt,
  legs: asphaltDark,
  hair: night,
  skin: greyCarDark,
};

/** Crosses between the two lights, a dark shape until your own lights her. */
const walker = (isLit: boolean) =>
  moving(
    woman({
      at: [8.35, 7],
      heading: 0,
      pose: "walk",
      clothes: isLit ? seen : unseen,
    }),
    5,
    0,
    isLit ? { during: [0.8, 9] } : {},
  );

/** Right turn at night, a walker between the lights. */
export const hazard: Hazard = {
  id: "hz-46",
  alt: "Night, right turn, green light: your beam lights the road straight ahead, not the crosswalk at the right; a car waits beyond the crosswalk, its headlights towards you, and just left of them is a very faint figure on the stripes; at the far left an oncoming car.",
  view: {
    lens: { wide: true, turn: 28 },
    backdrop: [sky(night, taxiDark)],
    haze: false,
    road: t1({
      surface: surfaces.night,
      crossings: [{ at: [2.6, 15], corner: 1.5 }],
    }),
    ground: [
      zebra([6.4, 9.2], [2.9, 14.7], true),
      strip([9.8, 10.2], [2.6, 9.4], colours.pole),
      strip([10.4, 60], [9.4, 9.55], colours.pole),
    ],
    light: ahead,
    parts: [
      facing([8, 22], 17, 9, colours.dashboard),
      facing([23, 60], 17, 7, colours.housing),
      building({ right: 8, along: [17, 42], high: 9, walls: dim }),
      litWindow([10, 17, 2.2], [11.6, 17, 2.2], 1.4),
      litWindow([14.4, 17, 5.2], [16, 17, 5.2], 1.4),
      signal({ at: [7.7, 16.2, 4.5], lamp: "green", pole: 5.4 }),
      shining(theirs, 0.13),
      moving(far, 30, 180),
      moving(
        car({
          span: [2, 3.7],
          ahead: 28,
          heading: 180,
          lights: true,
          dark: true,
          look: { body: colours.blueCarDark, shade: taxiDark },
        }),
        30,
        180,
      ),
      car({
        span: [10.5, 14.9],
        ahead: 6.95,
        heading: -90,
        lights: true,
        dark: true,
        look: { body: colours.greyCarDark, shade: taxiDark },
      }),
      glares,
      walker(false),
    ],
    dash: { speed: 0, indicator: "right", beam: true },
    mirrors: { inside: { sky: night, land: night, dark: true } },
    cues: [[8.3, 7, 0.9]],
  },
  motion: {
    approach: onward(2, [
      [-2, 14],
      [-0.3, 0],
    ]),
    parts: [walker(true)],
    next: onward(
      2,
      [
        [0, 0],
        [0.7, 11],
        [2, 16],
      ],
      [
        [0, 0],
        [0.5, 8],
        [2, 28],
      ],
    ),
    right: onward(2.5, 0),
  },
  plan: {
    from: -8,
    middle: 6,
    metre: 9,
    road: t1({ crossings: [{ at: [2.6, 15], corner: 1.5 }] }),
    ground: [
      zebra([6.4, 9.2], [2.9, 14.7], true),
      strip([9.8, 10.2], [2.6, 9.4], colours.white),
    ],
    notes: [
      softLight(own, 0.4),
      softLight(theirs, 0.4),
      way([
        [0, 3],
        [1.2, 9.4],
        [4.4, 11.6],
        [12, 11.8],
      ]),
      way([
        [8.2, 7.6],
        [8.2, 10.8],
      ]),
    ],
  },
};
