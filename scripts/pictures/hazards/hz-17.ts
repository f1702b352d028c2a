import { colours } from "@/packages/road-art/drawing/colours";
import { building, walls } from "@/packages/road-art/view/buildings";
import { lampPair } from "@/packages/road-art/view/lights";
import { following } from "@/packages/road-art/view/mirrors";
import { moving, onward } from "@/packages/road-art/view/moving";
import { way } from "@/packages/road-art/view/plan";
import { t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { shopBoard } from "@/packages/road-art/view/street/boards";
import { utilityPole } from "@/packages/road-art/view/street/poles";
import { car } from "@/packages/road-art/view/vehicles/car";
import { looks } from "@/packages/road-art/view/vehicles/model";
import { truck } from "@/packages/road-art/view/vehicles/truck";
import { van } from "@/packages/road-art/view/vehicles/van";

const parts = [
  building({
    right: -5.2,
    along: [3, 14],
    high: 7,
    floors: 2,
    awning: colours.clothLight,
  }),
  building({
    right: -5.2,
    along: [14.4, 28],
    high: 8,
    floors: 3,
    awning: colours.blueCar,
    walls: walls.cool,
  }),
  building({
    right: -5.2,
    along: [29, 60],
    high: 7,
    floors: 2,
    walls: walls.brown,
  }),
  building({
    right: 7.9,
    along: [5, 22],
    high: 8,
    floors: 3,
    awning: colours.hill,
    walls: walls.cool,
  }),
  building({ right: 7.9, along: [23, 60], high: 7, floors: 2 }),
  utilityPole([-2.5, 26]),
  shopBoard([-4.9, 22, 3.5], "本"),
  truck({
    span: [2.35, 4.65],
    ahead: 16,
    heading: 180,
    indicator: "hazard",
    driver: false,
    look: looks.grey,
  }),
  moving(van({ span: [0.6, 2.3], ahead: 29, heading: 180 }), 30, 180),
];

/** The headlamp that shows in the gap, a little larger than true. */
const lamp = lampPair([3.48, 39.3, 0.65], colours.headLamp, {
  apart: 0,
  radius: 0.17,
});

/** Truck parked on the other side. */
export const hazard: Hazard = {
  id: "hz-17",
  alt: "Nobody on foot, the left edge free; an empty truck, lamps flashing on both sides, stands at the right; a white van passes it on the middle line towards you, another lamp behind.",
  view: {
    road: t1({ asphalt: [-1.95, 4.75] }),
    parts: [
      ...parts,
      moving(
        car({
          span: [2, 3.7],
          ahead: 39.4,
          heading: 180,
          look: looks.red,
          lights: true,
        }),
        30,
        [
          [0, 180],
          [0.4, 188],
          [1.2, 180],
        ],
      ),
      moving(
        {
          far: 39.3,
          draw: (camera) => (camera.above ? "" : lamp.draw(camera)),
        },
        30,
        [
          [0, 180],
          [0.4, 188],
          [1.2, 180],
        ],
      ),
    ],
    dash: { speed: 40 },
    mirrors: {
      inside: { parts: [following("inside", car, { width: 1.7, share: 0.2 })] },
    },
    cues: [
      [1.45, 29, 0.9],
      [3.48, 39.3, 0.65],
    ],
  },
  motion: {
    next: onward(1.05, 40),
    right: onward(
      2.6,
      [
        [0, 40],
        [2, 12],
      ],
      [
        [0, 0],
        [0.4, -3],
        [1, 0],
      ],
    ),
  },
  plan: {
    from: -4,
    notes: [
      way([
        [1.45, 28],
        [0.9, 24],
        [0.9, 13],
      ]),
      way([
        [2.85, 38.5],
        [2.2, 35],
      ]),
    ],
  },
  flip: {
    alt: "Nobody on foot, the left edge free; an empty truck, lamps flashing on both sides, stands at the right; a white van passes it on the middle line towards you, nothing behind it.",
    parts,
    cues: [[1.45, 29, 0.9]],
  },
};
