import { colours } from "@/packages/road-art/drawing/colours";
import { building, walls } from "@/packages/road-art/view/buildings";
import { zebra } from "@/packages/road-art/view/ground";
import { following } from "@/packages/road-art/view/mirrors";
import { moving, onward } from "@/packages/road-art/view/moving";
import { way } from "@/packages/road-art/view/plan";
import { tree } from "@/packages/road-art/view/plants";
import { motorcyclist } from "@/packages/road-art/view/riders/riders";
import { t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { shopBoard } from "@/packages/road-art/view/street/boards";
import { poleLine } from "@/packages/road-art/view/street/poles";
import { signal } from "@/packages/road-art/view/street/signals";
import { car } from "@/packages/road-art/view/vehicles/car";
import { truck } from "@/packages/road-art/view/vehicles/truck";

/** Right turn, truck opposite. */
export const hazard: Hazard = {
  id: "hz-06",
  alt: "View from an intersection, green light: a truck facing you, the lamp on the left side of the picture flashing; at its right edge a single lamp above one wheel.",
  view: {
    road: t1({ crossings: [{ at: [-5, 15] }] }),
    ground: [zebra([-1.9, 4.4], [17, 20])],
    parts: [
      building({ right: -6.4, along: [19, 30], high: 8, floors: 3 }),
      building({
        right: -6.4,
        along: [31, 60],
        high: 12,
        floors: 4,
        walls: walls.cool,
      }),
      building({
        right: 9,
        along: [20, 50],
        high: 10,
        floors: 3,
        walls: walls.brown,
      }),
      tree([-4.4, 34], 6),
      ...poleLine(5.3, { from: 24, count: 2 }),
      shopBoard([-5.9, 27, 4], "本", {
        colour: colours.markYellow,
        ink: colours.black,
      }),
      signal({ at: [-2.6, 30, 5.2], lamp: "green", pole: -5 }),
      moving(
        motorcyclist({ right: 4.75, ahead: 16.5, heading: 180, lights: true }),
        [
          [0, 6],
          [0.5, 28],
        ],
        180,
      ),
      truck({ span: [1.3, 3.5], ahead: 13, heading: 180, indicator: "right" }),
    ],
    dash: { speed: 0, indicator: "right" },
    mirrors: {
      inside: { parts: [following("inside", car, { width: 1.7, share: 0.4 })] },
    },
    cues: [[4.7, 16.5, 0.9]],
  },
  motion: {
    next: onward(
      1.4,
      [
        [0, 0],
        [0.5, 8],
        [2, 16],
      ],
      [
        [0, 0],
        [0.8, 12],
        [2, 45],
      ],
    ),
    right: onward(2.8, 0),
  },
  plan: {
    from: -14,
    middle: 3,
    notes: [
      way([
        [0.4, 3],
        [2, 7],
        [9, 7.5],
      ]),
      way([
        [4.6, 15.5],
        [4.6, 3],
      ]),
    ],
  },
};
