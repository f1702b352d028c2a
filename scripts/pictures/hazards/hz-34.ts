import { colours } from "@/packages/road-art/drawing/colours";
import { building, walls } from "@/packages/road-art/view/buildings";
import { lineAcross, zebra } from "@/packages/road-art/view/ground";
import { following } from "@/packages/road-art/view/mirrors";
import { moving, onward } from "@/packages/road-art/view/moving";
import { way } from "@/packages/road-art/view/plan";
import { tree } from "@/packages/road-art/view/plants";
import { railing } from "@/packages/road-art/view/railings";
import { t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { shopBoard } from "@/packages/road-art/view/street/boards";
import { poleLine } from "@/packages/road-art/view/street/poles";
import { signal } from "@/packages/road-art/view/street/signals";
import { ambulance } from "@/packages/road-art/view/vehicles/ambulance";

/** Ambulance behind. */
export const hazard: Hazard = {
  id: "hz-34",
  alt: "Road towards crossroads with a green light, no cars along the left edge; in the mirror a white vehicle with red flashing lamps.",
  view: {
    road: t1({ crossings: [{ at: [27, 36], line: true }] }),
    ground: [
      lineAcross([-1.95, 1.2], 20.6),
      zebra([-1.9, 4.4], [22.6, 26.6]),
      zebra([-1.9, 4.4], [36.4, 40.4]),
    ],
    parts: [
      building({
        right: -5.2,
        along: [3, 14],
        high: 7,
        floors: 2,
        awning: colours.clothLight,
      }),
      building({
        right: -5.2,
        along: [15, 23],
        high: 8,
        floors: 2,
        awning: colours.blueCar,
        walls: walls.cool,
      }),
      building({ right: -5.2, along: [40, 80], high: 10, floors: 3 }),
      building({
        right: 7.8,
        along: [4, 23],
        high: 9,
        floors: 3,
        awning: colours.leaf,
        walls: walls.brown,
      }),
      building({ right: 7.8, along: [40, 80], high: 8, floors: 2 }),
      ...poleLine(5.1, { from: 18, every: 30, transformer: 0 }),
      railing(4.65, [4, 21]),
      shopBoard([-4.8, 22.6, 2.7], "すし"),
      tree([6.6, 43], 5.5),
      signal({ at: [0.6, 37.5, 5.2], lamp: "green", pole: -2.6 }),
    ],
    dash: { speed: 40 },
    mirrors: {
      inside: {
        horizon: 33,
        parts: [following("inside", ambulance, { width: 1.9, share: 0.27 })],
      },
    },
    cues: [{ mirror: "inside", at: [0.5, 0.35] }],
  },
  motion: {
    parts: [
      moving(ambulance({ span: [1.7, 3.6], ahead: 6 }), 78, 0, {
        from: [0, -22],
      }),
    ],

    next: onward(2.4, [
      [0, 40],
      [2.4, 55],
    ]),
    right: onward(
      3.1,
      [
        [0, 40],
        [2.8, 0],
      ],
      [
        [0, 0],
        [0.4, -4],
        [1.2, -4],
        [1.6, 0],
      ],
    ),
    passed: { mirror: "inside", next: 1.6, right: 1.2 },
  },
  plan: {
    from: -14,
    metre: 6.4,
    parts: [ambulance({ span: [-0.8, 1.1], ahead: -12.5 })],
    notes: [
      way(
        [
          [-0.35, 3],
          [-0.4, 9],
          [-0.95, 15],
          [-0.95, 18.5],
        ],
        colours.ownCar,
      ),
      way([
        [0.15, -6],
        [0.8, -4.4],
        [1.9, -1],
        [1.9, 12],
        [1.2, 24],
        [0.8, 46],
      ]),
    ],
  },
};
