import { colours } from "@/packages/road-art/drawing/colours";
import { facing } from "@/packages/road-art/view/barriers";
import { building, walls } from "@/packages/road-art/view/buildings";
import { zebra } from "@/packages/road-art/view/ground";
import { following } from "@/packages/road-art/view/mirrors";
import { moving, onward } from "@/packages/road-art/view/moving";
import { womanWithPram } from "@/packages/road-art/view/people/people";
import { way } from "@/packages/road-art/view/plan";
import { tree } from "@/packages/road-art/view/plants";
import { scooterRider } from "@/packages/road-art/view/riders/riders";
import { t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { car } from "@/packages/road-art/view/vehicles/car";
import { looks } from "@/packages/road-art/view/vehicles/model";

const queue = { span: [1.6, 3.3] as const, heading: 180 };

/** Waved on for a right turn. */
export const hazard: Hazard = {
  id: "hz-08",
  alt: "Right turn: a white car at the left has stopped, a hand is raised inside; a yellow scooter shows between it and the kerb; a woman walks with a pram on the crosswalk at the right, nobody else.",
  view: {
    lens: { wide: true, turn: 35 },
    road: t1({ crossings: [{ at: [1, 9] }] }),
    ground: [zebra([7, 10], [1.2, 9], true)],
    parts: [
      facing([8.6, 30], 13, 9, walls.warm.front, 2),
      building({
        right: 8.6,
        along: [13, 40],
        high: 11,
        floors: 3,
        walls: walls.cool,
      }),
      tree([6.4, 15.5], 5),
      car({ ...queue, ahead: 18, look: looks.grey }),
      moving(
        scooterRider({
          right: 4,
          ahead: 12.9,
          heading: 180,
          lights: true,
          paint: colours.clothLight,
          clothes: { top: colours.uniform },
        }),
        [
          [0, 10],
          [0.5, 22],
        ],
        180,
      ),
      car({ span: [1.5, 3.2], ahead: 12, heading: 180, waves: true }),
      moving(womanWithPram({ at: [8.5, 5], heading: 0 }), 4),
    ],
    dash: { speed: 0, indicator: "right" },
    mirrors: {
      inside: { parts: [following("inside", car, { width: 1.7, share: 0.5 })] },
    },
    cues: [
      [4, 12.9, 0.9],
      [8.5, 5.3, 0.8],
    ],
  },
  motion: {
    next: onward(
      1.6,
      [
        [0, 0],
        [0.6, 7],
        [2, 10],
      ],
      [
        [0, 35],
        [2, 48],
      ],
    ),
    right: onward(2.8, 0),
  },
  plan: {
    from: -8,
    middle: 5,
    metre: 11,
    notes: [
      way([
        [0.4, 3],
        [2, 4.6],
        [5.6, 4.6],
      ]),
      way([
        [4, 12],
        [4, 5],
      ]),
      way([
        [8.5, 5.8],
        [8.5, 9.6],
      ]),
    ],
  },
};
