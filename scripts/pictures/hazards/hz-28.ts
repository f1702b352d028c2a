import { colours } from "@/packages/road-art/drawing/colours";
import { path } from "@/packages/road-art/drawing/svg";
import { sky, town } from "@/packages/road-art/view/backdrop";
import { building, walls } from "@/packages/road-art/view/buildings";
import { lineAcross } from "@/packages/road-art/view/ground";
import { following } from "@/packages/road-art/view/mirrors";
import { moving, onward } from "@/packages/road-art/view/moving";
import { measure } from "@/packages/road-art/view/plan";
import { tree } from "@/packages/road-art/view/plants";
import { t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { facet } from "@/packages/road-art/view/shape";
import {
  crossbuck,
  railsAcross,
  raisedArm,
  trainEnd,
} from "@/packages/road-art/view/street/rails";
import { car } from "@/packages/road-art/view/vehicles/car";
import { looks } from "@/packages/road-art/view/vehicles/model";
import { truck } from "@/packages/road-art/view/vehicles/truck";

const house = { deep: 8, roof: 2.4, floors: 2 };

/** Queue beyond the rails. */
export const hazard: Hazard = {
  id: "hz-28",
  alt: "Railroad crossing with two tracks, barriers up, lamps dark: the end of a train at the right; a white car stands just past the rails, a truck comes towards you; a red car is close in the mirror.",
  view: {
    backdrop: [sky(), town()],
    road: t1(),
    ground: [
      ...railsAcross([11.6, 17], [12.5, 13.6, 15.4, 16.5], [-1.95, 4.45]),
      lineAcross([-1.95, 1.2], 9),
    ],
    parts: [
      building({
        ...house,
        right: -6.4,
        along: [21, 34],
        high: 5,
        walls: walls.cool,
      }),
      building({ ...house, right: -6.4, along: [38, 52], high: 5 }),
      tree([-5.4, 36], 6),
      crossbuck([-3.35, 10.2], { up: 2.05 }),
      raisedArm([-2.25, 10], -0.2),
      crossbuck([5.2, 19.2], { up: 2.7, size: 0.95 }),
      raisedArm([4.55, 19], -0.5),
      moving(
        trainEnd(5.2, [14.7, 17.3]),
        [
          [0, 0],
          [0.6, 25],
        ],
        90,
      ),
      car({ span: [-0.9, 0.8], ahead: 19.3, brake: true }),
      truck({ span: [1.6, 3.9], ahead: 24, heading: 180, look: looks.blue }),
    ],
    dash: { speed: 10 },
    mirrors: {
      inside: {
        parts: [
          following("inside", car, {
            width: 1.7,
            share: 0.55,
            look: looks.red,
          }),
        ],
      },
    },
    cues: [
      [-0.05, 19, 0.7],
      [5.2, 16, 1.8],
      { mirror: "inside", at: [0.5, 0.5] },
    ],
  },
  motion: {
    next: onward(3, [
      [0, 10],
      [0.6, 20],
      [2.4, 20],
      [3, 0],
    ]),
    right: onward(2.6, [
      [0, 10],
      [1.8, 0],
    ]),
  },
  plan: {
    from: -6,
    metre: 11,
    middle: 2,
    parts: [car({ span: [-1.05, 0.65], ahead: -9.4, look: looks.red })],
    notes: [
      (camera) =>
        path(
          facet(camera, [
            [-1.2, 14.6],
            [-1.2, 19],
            [0.5, 19],
            [0.5, 14.6],
          ]),
          {
            fill: colours.ownCar,
            stroke: colours.white,
            width: 1.6,
            dash: [5, 3],
            opacity: 0.8,
          },
        ),
      measure([-2.6, 17], [-2.6, 19.3]),
    ],
  },
};
