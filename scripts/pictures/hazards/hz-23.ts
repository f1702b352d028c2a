import { colours } from "@/packages/road-art/drawing/colours";
import { hills, sky } from "@/packages/road-art/view/backdrop";
import { building, walls } from "@/packages/road-art/view/buildings";
import { strip, type Ground } from "@/packages/road-art/view/ground";
import { following } from "@/packages/road-art/view/mirrors";
import { moving, onward } from "@/packages/road-art/view/moving";
import type { Part } from "@/packages/road-art/view/part";
import { man, woman } from "@/packages/road-art/view/people/people";
import { way } from "@/packages/road-art/view/plan";
import { surfaces, t1 } from "@/packages/road-art/view/roads";
import type { Hazard, View } from "@/packages/road-art/view/scene";
import { utilityPole } from "@/packages/road-art/view/street/poles";
import { car } from "@/packages/road-art/view/vehicles/car";
import { looks } from "@/packages/road-art/view/vehicles/model";
import { truck } from "@/packages/road-art/view/vehicles/truck";
import { bareTree, snowBank } from "@/packages/road-art/view/winter";

const { cloud, facadeCool, kerb, white } = colours;
const house = { high: 3.6, deep: 8, roof: 3.4, floors: 1, tiles: white };

const tracks: Ground[] = [-0.6, 0.8, 2.2, 3.6].map((at) =>
  strip([at - 0.2, at + 0.2], [1, 160], colours.asphalt, 0.75),
);

const couple = (right: number): Part[] => [
  moving(
    man({
      at: [right - 0.42, 14.8],
      heading: 0,
      pose: "walk",
      clothes: { top: colours.redCar, legs: colours.trousers },
    }),
    4,
  ),
  moving(
    woman({
      at: [right + 0.44, 15.9],
      heading: 0,
      pose: "walk",
      clothes: { top: colours.uniform, legs: colours.clothDark },
    }),
    4,
  ),
];

const parts = [
  building({ ...house, right: -6.4, along: [5, 17], walls: walls.brown }),
  building({ ...house, right: -6.4, along: [21, 36] }),
  building({ ...house, right: 7.4, along: [4, 15], walls: walls.warm }),
  building({ ...house, right: 7.4, along: [19, 34], walls: walls.brown }),
  bareTree([-5.7, 19], 6),
  utilityPole([6.4, 17], { transformer: true }),
  bareTree([-5.9, 40], 8),
  moving(
    truck({ span: [1.5, 3.8], ahead: 27, heading: 180, look: looks.blue }),
    25,
    180,
  ),
];
const mirrorCar = following("inside", car, {
  width: 1.7,
  share: 0.2,
  look: looks.red,
});
const snowy = t1({ surface: surfaces.snow, lines: [] });

const view: View = {
  backdrop: [sky(cloud, white), hills(facadeCool)],
  haze: false,
  road: snowy,
  ground: tracks,
  parts: [
    ...parts,
    snowBank([-2, -3.4], [2, 90]),
    snowBank([4.5, 6], [3, 90]),
    ...couple(-1.4),
  ],
  dash: { speed: 20 },
  mirrors: { inside: { parts: [mirrorCar] } },
  cues: [
    [-1.4, 15, 0.9],
    [0.8, 10, 0],
    [2.65, 27, 1.5],
  ],
};

/** Snowed-in street. */
export const hazard: Hazard = {
  id: "hz-23",
  alt: "White street with dark wheel tracks: snow heaps on both sidewalks, two people walk in the road, a truck comes towards you; a small red car in the mirror.",
  view,
  motion: {
    next: onward(2.2, 20, [
      [0.5, 0],
      [1, -8],
      [2, -14],
    ]),
    right: onward(2.8, [
      [0, 20],
      [2.4, 5],
    ]),
  },
  plan: {
    from: -6,
    notes: [
      way([
        [0.1, 3],
        [0.1, 11],
      ]),
      way([
        [2.65, 26],
        [2.65, 19],
      ]),
    ],
  },
  flip: {
    alt: "White street with dark wheel tracks: the sidewalks are cleared, two people walk on the left one, a truck comes towards you; a small red car in the mirror.",

    road: { ...snowy, surface: { ...surfaces.snow, sidewalk: kerb } },
    parts: [
      ...parts,
      snowBank([-1.9, -2.5], [2, 90], 0.35),
      snowBank([4.4, 5], [3, 90], 0.35),
      ...couple(-3.5),
    ],
    cues: [
      [-3.5, 15, 0.9],
      [0.8, 10, 0],
      [2.65, 27, 1.5],
    ],
  },
};
