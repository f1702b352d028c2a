import { colours } from "@/packages/road-art/drawing/colours";
import { building, walls } from "@/packages/road-art/view/buildings";
import { lineAcross, zebra } from "@/packages/road-art/view/ground";
import { following } from "@/packages/road-art/view/mirrors";
import { moving, onward, turning } from "@/packages/road-art/view/moving";
import { blind, sight } from "@/packages/road-art/view/plan";
import { t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { shopBoard } from "@/packages/road-art/view/street/boards";
import { canopy } from "@/packages/road-art/view/street/canopy";
import { poleLine } from "@/packages/road-art/view/street/poles";
import { signal } from "@/packages/road-art/view/street/signals";
import { car } from "@/packages/road-art/view/vehicles/car";
import { looks } from "@/packages/road-art/view/vehicles/model";
import { truck } from "@/packages/road-art/view/vehicles/truck";

const parts = [
  building({
    right: -5.2,
    along: [3, 19],
    high: 8,
    floors: 3,
    awning: colours.cloth,
  }),
  building({
    right: -6,
    along: [38, 60],
    high: 9,
    floors: 3,
    walls: walls.cool,
  }),
  canopy({ right: 8.6, along: [10, 20] }),
  building({
    right: 8,
    along: [38, 60],
    high: 9,
    floors: 3,
    walls: walls.brown,
  }),
  ...poleLine(5.1, { from: 12, every: 30, transformer: 1 }),
  shopBoard([-4.9, 18.6, 2.9], "すし"),
  signal({ at: [3.5, 35, 5.2], lamp: "green", pole: 5.4 }),
  moving(truck({ span: [-1.5, 0.8], ahead: 13 }), 40),
];

const waiting = (indicator: "left" | "right") =>
  car({
    span: [2.1, 3.8],
    ahead: 27,
    heading: 180,
    look: looks.grey,
    indicator,
  });

const next = onward(2.05, 40);

/** The grey car: it waits, then turns across your path. */
const [turns, ...turned] = turning(
  (right, ahead, heading) => {
    const angle = (heading * Math.PI) / 180;
    const reach =
      Math.abs(2.2 * Math.cos(angle)) + Math.abs(0.85 * Math.sin(angle));
    return car({
      span: [right - 0.85, right + 0.85],
      ahead: ahead - reach,
      heading,
      look: looks.grey,
      indicator: "right",
    });
  },
  [2.95, 29.2],
  {
    speed: [
      [1, 0],
      [1.8, 18],
    ],
    heading: [
      [1, 180],
      [2.2, 250],
    ],
  },
  [
    { until: 1.25, heading: 180 },
    { until: 1.55, heading: 206 },
    { until: 9, heading: 232 },
  ],
  next,
);

/** Behind a box truck on green. */
export const hazard: Hazard = {
  id: "hz-05",
  alt: "Crossroads; a box truck goes ahead of you; right of it a green light and a grey car that faces you, the lamp on the left side of the picture flashing; a small car in the mirror.",
  view: {
    road: t1({ crossings: [{ at: [24, 33] }] }),
    ground: [
      lineAcross([-1.95, 1.2], 20),
      zebra([-1.9, 4.4], [21, 23.4]),
      zebra([-1.9, 4.4], [34, 36]),
    ],
    parts: [...parts, ...(turns ? [turns] : [])],
    dash: { speed: 40 },
    mirrors: {
      inside: {
        parts: [following("inside", car, { width: 1.7, share: 0.18 })],
      },
    },
    cues: [
      [-0.35, 13, 1.6],
      [2.95, 27, 0.7],
    ],
  },
  motion: {
    parts: turned,
    next,
    right: onward(3, [
      [0, 40],
      [0.3, 36],
      [2.6, 8],
    ]),
  },
  plan: {
    from: -6,
    ground: [
      blind([
        [0.8, 21],
        [0.8, 13],
        [-1.5, 13],
        [-3.6, -6],
        [-0.6, -6],
      ]),
    ],
    notes: [
      sight([
        [2.6, 28],
        [0.8, 21],
        [0.2, 17],
      ]),
    ],
  },
  flip: {
    alt: "Crossroads; a box truck goes ahead of you; right of it a green light and a grey car that faces you, the lamp on the right side of the picture flashing; a small car in the mirror.",
    parts: [...parts, waiting("left")],
  },
};
