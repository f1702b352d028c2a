import { hills, sky } from "@/packages/road-art/view/backdrop";
import { building, walls } from "@/packages/road-art/view/buildings";
import { zebra } from "@/packages/road-art/view/ground";
import { following } from "@/packages/road-art/view/mirrors";
import { onward, turning } from "@/packages/road-art/view/moving";
import { child, woman } from "@/packages/road-art/view/people/people";
import { way } from "@/packages/road-art/view/plan";
import { tree } from "@/packages/road-art/view/plants";
import { t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { poleLine } from "@/packages/road-art/view/street/poles";
import { cornerStore } from "@/packages/road-art/view/street/store";
import { car } from "@/packages/road-art/view/vehicles/car";
import { longTruck } from "@/packages/road-art/view/vehicles/long-truck";

/** The truck by its middle. */
const truckAt = (right: number, ahead: number, heading: number) => {
  const angle = (heading * Math.PI) / 180;
  const reach =
    Math.abs(5.8 * Math.cos(angle)) + Math.abs(1.25 * Math.sin(angle));
  return longTruck({
    span: [right - 1.25, right + 1.25],
    ahead: ahead - reach,
    heading,
    indicator: "left",
    brake: heading === askew,
  });
};

/** Where it is: it has moved right, and its nose is over the middle line. */
const start = [1.2, 18.8] as const;
const askew = 12;

/** Through the gap on the left of the truck. */
const next = onward(
  2.5,
  [
    [0, 20],
    [1, 27],
  ],
  [
    [0, 0],
    [0.4, -14],
    [1.1, -10],
    [1.6, 0],
  ],
);

/** The truck turns left, its tail to the right. */
const [turns, ...turned] = turning(
  truckAt,
  start,
  {
    speed: [
      [0, 9],
      [1, 13],
    ],
    heading: [
      [0, askew],
      [0.4, 9],
      [2.5, -46],
    ],
  },
  [
    { until: 0.7, heading: askew },
    { until: 1.2, heading: -3 },
    { until: 1.7, heading: -18 },
    { until: 9, heading: -36 },
  ],
  next,
);

const street = [
  building({ right: -7.4, along: [3, 17], high: 6, walls: walls.brown }),
  cornerStore([-19, -7.6], [37, 50]),
  building({
    right: -7.6,
    along: [52, 80],
    high: 8,
    walls: walls.warm,
  }),
  building({ right: 9, along: [3, 17], high: 6 }),
  building({
    right: 9,
    along: [37, 60],
    high: 7,
    floors: 2,
    pitch: 6,
    walls: walls.cool,
  }),
  tree([7, 46], 6),
  ...poleLine(6, { from: 18, count: 2, every: 30, transformer: 1 }),
  woman({ at: [-5.9, 21.4], heading: 20, clothes: { longHair: true } }),
  child({ at: [-5.2, 21.2], heading: 10 }),
];

/** Long truck that swings right to turn left. */
export const hazard: Hazard = {
  id: "hz-43",
  alt: "Crossroads, a long white truck ahead: it stands askew, its front over the middle line at the right, its left indicator and its brake lamps are on; a wide gap between it and the left kerb; a woman and a child wait at the left corner; a car in the mirror.",
  view: {
    backdrop: [sky(), hills()],
    road: t1({
      asphalt: [-3.9, 5.4],
      crossings: [{ at: [23, 32], corner: 4 }],
    }),
    ground: [zebra([-8.6, -5.6], [23.3, 31.7], true)],
    parts: [...street, ...(turns ? [turns] : [])],
    dash: { speed: 20 },
    mirrors: {
      inside: {
        parts: [following("inside", car, { width: 1.7, share: 0.26 })],
      },
    },
    cues: [
      [-1.2, 13, 0.7],
      [-2.7, 15, 0],
    ],
  },
  motion: {
    parts: turned,
    next,
    right: onward(3.4, [
      [0, 20],
      [0.2, 20],
      [1.7, 0],
    ]),
  },
  plan: {
    from: -6,
    middle: 0.2,
    metre: 10,
    notes: [
      way([
        [2.4, 25],
        [1.6, 28.6],
        [-4, 29.4],
        [-12, 29],
      ]),
      way([
        [-0.7, 16],
        [-1.2, 21],
        [-4, 25],
        [-9, 25.6],
      ]),
      way([
        [1.3, 13.4],
        [3.1, 15],
      ]),
    ],
  },
};
