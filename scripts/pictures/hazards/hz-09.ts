import { colours } from "../colours";
import { sky, town } from "../view/backdrop";
import { barrier } from "../view/barriers";
import { building, walls } from "../view/buildings";
import { ranked } from "../view/part";
import { child } from "../view/people/people";
import { way } from "../view/plan";
import { bushes, tree } from "../view/plants";
import { t2 } from "../view/roads";
import type { Hazard } from "../view/scene";
import { ball } from "../view/street/things";
import { van } from "../view/vehicles/van";

const wall = { colour: colours.facadeDark };

/** Ball from behind a van. */
export const hazard: Hazard = {
  id: "hz-09",
  alt: "Street with houses: a white van stands at the left, something yellow shows through its windows; a red ball lies at the right; the mirror is empty.",
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
      tree([6, 38], 6),
      barrier(-2.9, [2, 13.4], 1.2, wall),
      barrier(-2.9, [15, 60], 1.2, wall),
      barrier(3.3, [2, 60], 1.1, {
        colour: colours.hedgeDark,
        top: colours.hedge,
        thick: 0.7,
      }),
      bushes(3.6, [8, 50], 1.3),
      van({ span: [-2.5, -0.8], ahead: 9, driver: false, clear: true }),
      ranked(8.9, ball([-1.78, 14.2, 1.1], 0.15, colours.paintYellow)),
      ball([1.6, 14, 0.16], 0.16, colours.red),
    ],
    dash: { speed: 30 },
    mirrors: { inside: {} },
    cues: [
      [-1.78, 14.2, 1.1],
      [1.6, 14, 0.16],
      { mirror: "inside", at: [0.5, 0.5] },
    ],
  },
  plan: {
    from: -8,
    metre: 11,
    middle: 0.2,
    parts: [child({ at: [-1.4, 14.4] })],
    notes: [
      way([
        [-0.9, 14.4],
        [1.1, 14.1],
      ]),
    ],
  },
};
