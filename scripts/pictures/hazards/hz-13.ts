import { colours } from "@/packages/road-art/drawing/colours";
import { building, walls } from "@/packages/road-art/view/buildings";
import { following } from "@/packages/road-art/view/mirrors";
import { moving, onward } from "@/packages/road-art/view/moving";
import { oldWoman } from "@/packages/road-art/view/people/people";
import { measure, way } from "@/packages/road-art/view/plan";
import { t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import {
  barberPole,
  chemistBoard,
  drinksMachines,
  shopBoard,
} from "@/packages/road-art/view/street/boards";
import { poleLine } from "@/packages/road-art/view/street/poles";
import { crates } from "@/packages/road-art/view/street/shops";
import { car } from "@/packages/road-art/view/vehicles/car";

/** Old woman in the road. */
export const hazard: Hazard = {
  id: "hz-13",
  alt: "Shopping street that bends right: an old woman with a cart stands alone in the road on the middle line, faces left and looks down; the other lane is empty; a car is close in the mirror.",
  view: {
    lens: { bend: { from: 26, radius: 55 } },
    road: t1(),
    parts: [
      building({
        right: -5.2,
        along: [3, 15],
        high: 7,
        floors: 2,
        awning: colours.cloth,
        walls: walls.warm,
      }),
      building({
        right: -5.2,
        along: [16, 28],
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
        right: 7.8,
        along: [5, 18],
        high: 8,
        floors: 3,
        awning: colours.hill,
        walls: walls.brown,
      }),
      building({
        right: 7.8,
        along: [19, 33],
        high: 7,
        floors: 2,
        awning: colours.lampGreen,
      }),
      building({
        right: 7.8,
        along: [34, 60],
        high: 8,
        floors: 3,
        walls: walls.cool,
      }),
      shopBoard([7.3, 33.4, 3.9], "パン", {
        colour: colours.clothLight,
        ink: colours.hair,
      }),
      barberPole([7.5, 18.6, 2.2]),
      ...poleLine(5, { from: 17, every: 24, wires: 2 }),
      drinksMachines(-5.1, [24.4, 26.6]),
      chemistBoard([-4.5, 28, 3.4], 1.2),
      crates(6.8, [20, 31]),
      moving(
        oldWoman({
          at: [1.3, 19],
          heading: -90,
          clothes: { top: colours.clothDark, legs: colours.kerb },
        }),
        [
          [0.8, 0],
          [1.3, 2.7],
        ],
        -90,
      ),
    ],
    dash: { speed: 20 },
    mirrors: {
      inside: {
        parts: [following("inside", car, { width: 1.7, share: 0.45 })],
      },
    },
    cues: [[1, 19, 0.7], { mirror: "inside", at: [0.5, 0.55] }],
  },
  motion: {
    next: onward(2.9, 20),
    right: onward(4, [
      [0.4, 20],
      [1, 16],
      [1.4, 16],
      [2.1, 10],
      [2.5, 10],
      [3.9, 0],
    ]),
  },
  plan: {
    from: -15,
    metre: 9,
    parts: [car({ span: [-1.2, 0.5], ahead: -10.8 })],
    notes: [
      way([
        [0.3, 19],
        [-3, 19],
      ]),
      measure([-0.35, -6.3], [-0.35, -2.5]),
    ],
  },
};
