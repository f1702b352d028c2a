import { colours } from "@/packages/road-art/drawing/colours";
import { sky, town } from "@/packages/road-art/view/backdrop";
import { barrier } from "@/packages/road-art/view/barriers";
import { building, walls } from "@/packages/road-art/view/buildings";
import { moving, onward } from "@/packages/road-art/view/moving";
import { child } from "@/packages/road-art/view/people/people";
import { way } from "@/packages/road-art/view/plan";
import { bushes } from "@/packages/road-art/view/plants";
import { t2 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { poleLine } from "@/packages/road-art/view/street/poles";
import { ball } from "@/packages/road-art/view/street/things";
import { van } from "@/packages/road-art/view/vehicles/van";

const wall = { colour: colours.facadeDark };

/** Ball from behind a van. */
export const hazard: Hazard = {
  id: "hz-09",
  alt: "Street with houses: a white van with empty seats stands at the left, past its front corner part of a child shows; a red ball lies alone at the right; the mirror is empty.",
  view: {
    backdrop: [sky(), town()],
    road: t2(),
    parts: [
      building({
        right: -4.6,
        along: [4, 12.4],
        high: 4.6,
        deep: 8,
        roof: 2,
        floors: 2,
        walls: walls.warm,
      }),
      building({
        right: -4.6,
        along: [17, 30],
        high: 4.6,
        deep: 8,
        roof: 2,
        floors: 2,
        walls: walls.cool,
      }),
      building({
        right: 5.4,
        along: [5, 16],
        high: 4.6,
        deep: 8,
        roof: 2,
        floors: 2,
        walls: walls.cool,
      }),
      building({
        right: 5.4,
        along: [20, 34],
        high: 4.6,
        deep: 8,
        roof: 2,
        floors: 2,
      }),
      ...poleLine(3.1, { from: 20, count: 2 }),
      barrier(-2.9, [2, 13.4], 1.2, wall),
      barrier(-2.9, [15, 60], 1.2, wall),
      barrier(3.3, [2, 60], 1.1, {
        colour: colours.hedgeDark,
        top: colours.hedge,
        thick: 0.7,
      }),
      bushes(3.6, [8, 50], 1.3),
      moving(
        child({ at: [-0.8, 14.2], heading: 90, pose: "run" }),
        [
          [0.45, 0],
          [0.75, 3.3],
        ],
        90,
      ),
      van({ span: [-2.5, -0.8], ahead: 9, driver: false }),
      moving(
        ball([1.6, 14, 0.16], 0.16, colours.red),
        [
          [0, 2],
          [2.25, 0],
        ],
        90,
      ),
    ],
    dash: { speed: 20 },
    mirrors: { inside: {} },
    cues: [
      [-0.7, 14.2, 0.8],
      [1.6, 14, 0.16],
      { mirror: "inside", at: [0.5, 0.5] },
    ],
  },
  motion: {
    next: onward(1.95, 20),
    right: onward(3.6, [
      [0, 20],
      [0.3, 20],
      [2.25, 0],
    ]),
  },
  plan: {
    from: -8,
    metre: 11,
    middle: 0.2,
    notes: [
      way([
        [-0.4, 14.2],
        [1.1, 14.1],
      ]),
    ],
  },
};
