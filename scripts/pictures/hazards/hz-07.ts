import { colours } from "@/packages/road-art/drawing/colours";
import { building, walls } from "@/packages/road-art/view/buildings";
import { zebra } from "@/packages/road-art/view/ground";
import { followingRider } from "@/packages/road-art/view/mirrors";
import { moving, onward } from "@/packages/road-art/view/moving";
import { child } from "@/packages/road-art/view/people/people";
import { blind, way } from "@/packages/road-art/view/plan";
import { railing } from "@/packages/road-art/view/railings";
import { cyclist } from "@/packages/road-art/view/riders/riders";
import { t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { barberPole } from "@/packages/road-art/view/street/boards";
import { poleLine } from "@/packages/road-art/view/street/poles";

/** Left turn, bicycle behind. */
export const hazard: Hazard = {
  id: "hz-07",
  alt: "Left turn, indicator on: crosswalk at the left with a child at its far end, facing you with one foot forward; a cyclist in the left mirror; the inside mirror is empty.",
  view: {
    lens: { wide: true },
    road: t1({ crossings: [{ at: [7, 12], only: "left", corner: 3 }] }),
    ground: [zebra([-6, -3.2], [7.3, 11.8], true)],
    parts: [
      building({
        right: -6.2,
        along: [15, 24],
        high: 7,
        floors: 2,
        awning: colours.cloth,
        walls: walls.warm,
      }),
      building({
        right: -5.6,
        along: [26, 50],
        high: 9,
        floors: 3,
        walls: walls.cool,
      }),
      building({
        right: 8,
        along: [4, 30],
        high: 8,
        floors: 3,
        walls: walls.brown,
      }),
      ...poleLine(5.2, { from: 15, count: 2 }),
      barberPole([-5.4, 25, 2]),
      railing(4.65, [3, 45]),
      moving(
        child({ at: [-5.2, 12.4], heading: 180, pose: "step" }),
        [
          [0.3, 0],
          [0.6, 5],
        ],
        180,
      ),
    ],
    dash: { speed: 20, indicator: "left" },
    mirrors: {
      inside: {},
      left: {
        parts: [followingRider("left", cyclist, { share: 0.45, middle: 0.56 })],
      },
    },
    cues: [{ mirror: "left", at: [0.56, 0.5] }, [-5.2, 12.4, 0.6]],
  },
  motion: {
    parts: [
      moving(cyclist({ right: -1.7, ahead: 5 }), 30, 0, { from: [0, -9.5] }),
    ],

    next: onward(1.5, 19, [
      [0, 0],
      [0.5, -8],
      [1.6, -45],
    ]),
    right: onward(2.8, [
      [0, 20],
      [1, 5],
      [2.6, 4],
    ]),
    passed: { mirror: "left", next: 0.9, right: 0.8 },
  },
  plan: {
    from: -10,
    middle: -3,
    metre: 11,
    parts: [cyclist({ right: -1.7, ahead: -4.4 })],
    ground: [
      blind([
        [-1.2, -0.5],
        [-4, -1.5],
        [-4, -6.5],
        [-1.2, -3],
      ]),
    ],
    notes: [
      way([
        [-0.35, 3],
        [-0.6, 7],
        [-3, 10],
        [-9, 10],
      ]),
      way([
        [-1.7, -2.2],
        [-1.7, 6],
      ]),
      way([
        [-5.2, 11.6],
        [-5, 8.4],
      ]),
    ],
  },
};
