import { colours } from "@/packages/road-art/drawing/colours";
import { sky, town } from "@/packages/road-art/view/backdrop";
import { barrier, facing } from "@/packages/road-art/view/barriers";
import { building, walls } from "@/packages/road-art/view/buildings";
import { moving, onward } from "@/packages/road-art/view/moving";
import { child } from "@/packages/road-art/view/people/people";
import { way } from "@/packages/road-art/view/plan";
import { tree } from "@/packages/road-art/view/plants";
import { cyclist } from "@/packages/road-art/view/riders/riders";
import { t2 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { poleLine } from "@/packages/road-art/view/street/poles";
import { curveMirror } from "@/packages/road-art/view/street/signs";
import { car } from "@/packages/road-art/view/vehicles/car";
import { looks } from "@/packages/road-art/view/vehicles/model";

const { facadeDark, facade, wood } = colours;
const wall = { colour: facade, top: facadeDark };

/** Blind corner with a curve mirror. */
export const hazard: Hazard = {
  id: "hz-03",
  alt: "Narrow street with high walls and a crossing, no sign, no line across; a round mirror on a post at the far left shows a cyclist at its right, coming out of the side street, and your own car at its left; the inside mirror is empty.",
  view: {
    backdrop: [sky(), town()],
    road: t2({ crossings: [{ at: [12, 16.5], corner: 1 }] }),
    parts: [
      building({
        right: -4.5,
        along: [3.4, 11],
        high: 3.6,
        deep: 8,
        roof: 2.2,
        walls: walls.warm,
      }),
      building({
        right: 4.8,
        along: [4, 11],
        high: 3.6,
        deep: 8,
        roof: 2.2,
        walls: walls.cool,
      }),
      building({
        right: -4.8,
        along: [19, 30],
        high: 5,
        deep: 8,
        roof: 2,
        walls: walls.cool,
        floors: 2,
      }),
      building({
        right: 5,
        along: [19, 30],
        high: 5,
        deep: 8,
        roof: 2,
        floors: 2,
      }),
      tree([6, 36], 7),
      barrier(-2.9, [1.5, 12], 2, wall),
      barrier(3.3, [1.5, 12], 2, wall),
      barrier(-2.9, [16.6, 60], 2, wall),
      barrier(3.3, [16.6, 60], 2, wall),
      facing([-60, -2.9], 16.5, 2, facadeDark),
      facing([3.3, 60], 16.5, 2, facadeDark),
      ...poleLine(3.05, { from: 11, every: 30, wires: 2 }),
      curveMirror({
        at: [-2.9, 17, 2.7],
        size: 1.6,
        // Your own street lies at its left, the one on the right at its right
        road: t2({
          asphalt: [-4.4, -0.4],
          lines: [],
          crossings: [{ at: [2.9, 5.6], only: "right", corner: 1 }],
        }),
        parts: [
          facing([-0.3, 20], 5.7, 2, facadeDark),
          barrier(-4.6, [3, 14], 2, wall),
          barrier(-0.3, [5.7, 14], 2, wall),
          car({ span: [-2.9, -1.4], ahead: 9, heading: 180, look: looks.own }),
          cyclist({ right: 1, ahead: 4, heading: -70 }),
        ],
      }),
    ],
    dash: { speed: 20 },
    mirrors: { inside: {} },
    cues: [[-2.9, 17, 2.7]],
  },
  motion: {
    parts: [
      moving(cyclist({ right: 6.8, ahead: 13.4, heading: -90 }), 12.7, -90),
    ],

    next: onward(1.72, 20),
    right: onward(3.6, [
      [0, 20],
      [0.3, 20],
      [2.1, 0],
    ]),
  },
  plan: {
    from: -8,
    metre: 11,
    parts: [
      cyclist({ right: 9, ahead: 12.6, heading: -90 }),
      child({ at: [-6.5, 13.2], clothes: { top: wood } }),
    ],
    notes: [
      way([
        [7.8, 13],
        [3.6, 13],
      ]),
      way([
        [-5.8, 13.2],
        [-2, 13.2],
      ]),
    ],
  },
};
