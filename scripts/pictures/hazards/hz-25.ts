import { colours } from "@/packages/road-art/drawing/colours";
import { clouds, sky, woods } from "@/packages/road-art/view/backdrop";
import { barrier } from "@/packages/road-art/view/barriers";
import { building, walls } from "@/packages/road-art/view/buildings";
import { area, strip } from "@/packages/road-art/view/ground";
import {
  during,
  moving,
  onward,
  unlessRight,
} from "@/packages/road-art/view/moving";
import { man, woman } from "@/packages/road-art/view/people/people";
import { surfaces, t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { poleLine } from "@/packages/road-art/view/street/poles";
import { busStop } from "@/packages/road-art/view/street/stops";
import { keiCar } from "@/packages/road-art/view/vehicles/kei-car";
import { pool } from "@/packages/road-art/view/water";
import { cloudAt } from "@/packages/road-art/view/weather";

const { facade, skyPale, water, white } = colours;

/** Water along the kerb, in the hollows of the road. */
const puddle = [
  strip([-1.95, -1.3], [15.4, 30], water, 0.8),
  ...(
    [
      [-1.6, -0.5, 16, 20.5],
      [-1.7, 0.3, 18, 23.6],
      [-1.6, -0.6, 22, 28],
    ] as const
  ).map(([left, right, near, far]) => pool([left, right], [near, far], water)),
];

/** Puddle at a bus stop. */
export const hazard: Hazard = {
  id: "hz-25",
  alt: "Wet road at the edge of a town: a wide puddle along the left kerb, three people on the sidewalk at a bus stop, a small white car coming; the mirror is empty.",
  view: {
    backdrop: [
      sky(colours.facadeCool, skyPale),
      clouds([420, 70, 90], [250, 40, 60]),
      woods(colours.hedgeDark, 10),
    ],
    road: t1({ surface: surfaces.wet }),
    ground: [
      strip([-1.7, -0.9], [20, 90], facade, 0.16),
      strip([2.6, 4.2], [6, 90], facade, 0.12),
      strip([-0.6, 0.9], [4, 90], skyPale, 0.1),
      ...puddle,
      pool([-1.5, -0.7], [18.4, 24], skyPale, 0.55),
      pool([-0.6, -0.2], [19.6, 21], white, 0.4),
    ],
    parts: [
      building({ right: -6.4, along: [3, 20], high: 8, floors: 3, pitch: 4 }),
      building({
        right: -6.4,
        along: [24, 60],
        high: 10,
        floors: 3,
        pitch: 4,
        walls: walls.cool,
      }),
      barrier(7.6, [3, 60], 1, {
        colour: colours.hedgeDark,
        top: colours.hedge,
      }),
      building({
        right: 15,
        along: [34, 44],
        high: 3.4,
        deep: 8,
        roof: 2.2,
        walls: walls.brown,
      }),
      ...poleLine(5.2, { from: 15 }),
      busStop([-2.35, 26.5]),
      man({ at: [-4, 19.6], heading: 120, clothes: { top: colours.uniform } }),
      woman({ at: [-3.3, 20.8], heading: 100 }),
      man({
        at: [-2.6, 22],
        heading: 120,
        clothes: { top: colours.clothLight, legs: colours.trousers },
      }),
      moving(keiCar({ span: [2.1, 3.58], ahead: 33, heading: 180 }), 22.5, 180),
    ],
    dash: { speed: 30 },
    mirrors: { inside: { sky: skyPale } },
    cues: [
      [-1, 20],
      [-3.3, 20.7, 0.85],
      [2.75, 33, 0.7],
      { mirror: "inside", at: [0.5, 0.5] },
    ],
  },
  motion: {
    parts: [
      unlessRight(during(1.6, 9, cloudAt([-2.4, 22], 4.4, 2.2, white, 0.75))),
    ],

    next: onward(2.03, 30),
    right: onward(3.6, [
      [0, 30],
      [0.3, 30],
      [2.5, 5],
    ]),
  },
  plan: {
    from: -6,
    metre: 11,
    middle: 0.4,
    ground: [
      area(
        [
          [-1.2, 17.6],
          [-4.6, 18.8],
          [-5, 24.6],
          [-1.2, 22.6],
        ],
        white,
        0.55,
      ),
    ],
  },
};
