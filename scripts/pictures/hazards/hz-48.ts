import { colours, type Colour } from "@/packages/road-art/drawing/colours";
import { sky, town } from "@/packages/road-art/view/backdrop";
import { barrier } from "@/packages/road-art/view/barriers";
import { building, walls } from "@/packages/road-art/view/buildings";
import { moving, onward } from "@/packages/road-art/view/moving";
import { way } from "@/packages/road-art/view/plan";
import { tree } from "@/packages/road-art/view/plants";
import type { Rider } from "@/packages/road-art/view/riders/ride";
import { cyclist } from "@/packages/road-art/view/riders/riders";
import { t2 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { post } from "@/packages/road-art/view/street/board";

const hedge = { colour: colours.hedge, top: colours.hedgeDark, thick: 0.7 };
const wall = { colour: colours.facade, top: colours.facadeDark };

/** A child on a bicycle of its size. */
const rider = (options: Rider, top: Colour) =>
  cyclist({
    size: 0.72,
    clothes: { top, cap: colours.paintYellow },
    ...options,
  });

/** Child's bicycle out of a side road. */
export const hazard: Hazard = {
  id: "hz-48",
  alt: "Narrow street without a middle line, a side road crosses it; at the right a child on a small bicycle has just crossed and looks back to the left; above the hedge at the left corner shows the yellow cap of a second child; nothing in the mirror.",
  view: {
    backdrop: [sky(), town()],
    road: t2({ crossings: [{ at: [13, 17.5], corner: 1 }] }),
    parts: [
      building({
        right: -5.4,
        along: [3, 10.5],
        high: 5.2,
        deep: 8,
        roof: 2.2,
        floors: 2,
        walls: walls.cool,
      }),
      building({
        right: 4.6,
        along: [3, 11],
        high: 5.2,
        deep: 8,
        roof: 2.2,
        floors: 2,
        walls: walls.warm,
      }),
      building({
        right: -5.2,
        along: [20, 32],
        high: 5.2,
        deep: 8,
        roof: 2,
        floors: 2,
        walls: walls.brown,
      }),
      building({
        right: 5,
        along: [20, 30],
        high: 3.4,
        deep: 8,
        roof: 2.2,
        walls: walls.cool,
      }),
      tree([6, 38], 7),
      tree([-5, 38], 6),
      barrier(-2.9, [1.5, 12.6], 0.95, hedge),
      barrier(-2.9, [18, 40], 0.95, hedge),
      barrier(3.3, [1.5, 12.4], 1.6, wall),
      barrier(3.3, [18.4, 40], 1.6, wall),
      post([3.15, 18.6], 7.6, colours.pole, 0.22),
      moving(
        rider(
          {
            right: 2.7,
            ahead: 14.8,
            heading: 90,
            gaze: 165,
            paint: colours.markGreen,
          },
          colours.otherCar,
        ),
        3.3,
        90,
      ),
      moving(
        rider(
          { right: -4.3, ahead: 14.6, heading: 90, paint: colours.blueCar },
          colours.cloth,
        ),
        [
          [0, 6],
          [0.9, 8.7],
        ],
        90,
      ),
    ],
    dash: { speed: 20 },
    mirrors: { inside: {} },
    cues: [
      [-4.3, 14.8, 1.1],
      [2.7, 14.8, 0.9],
    ],
  },
  motion: {
    next: onward(2.1, 20),
    right: onward(4, [
      [0, 20],
      [0.3, 20],
      [2.85, 0],
    ]),
  },
  plan: {
    from: -6,
    middle: 0.2,
    metre: 11,
    notes: [
      way([
        [-3.6, 14.8],
        [1.4, 14.8],
      ]),
      way([
        [0, 3],
        [0, 11],
      ]),
    ],
  },
};
