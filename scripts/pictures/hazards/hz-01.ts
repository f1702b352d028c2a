import { building, walls } from "@/packages/road-art/view/buildings";
import { lineAcross, zebra } from "@/packages/road-art/view/ground";
import { following } from "@/packages/road-art/view/mirrors";
import { during, moving, onward } from "@/packages/road-art/view/moving";
import { man } from "@/packages/road-art/view/people/people";
import { sight, way } from "@/packages/road-art/view/plan";
import { tree } from "@/packages/road-art/view/plants";
import { railing } from "@/packages/road-art/view/railings";
import { t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import {
  pedestrianLight,
  signal,
} from "@/packages/road-art/view/street/signals";
import { truck } from "@/packages/road-art/view/vehicles/truck";

const light = (lamp: "green" | "red", flashing = false) =>
  pedestrianLight({ at: [-4.5, 49, 3.1], size: 2.1, lamp, flashing });

/** The seconds from which pedestrians have red, and you have yellow and red. */
const [STOP_WALKING, YELLOW, RED] = [0.4, 0.8, 3.9];

const yours = (lamp: "green" | "yellow" | "red") =>
  signal({ at: [0.6, 51, 5.2], lamp, pole: -2.6 });

const parts = [
  building({
    right: -5.4,
    along: [3, 37],
    high: 17,
    floors: 5,
    walls: walls.cool,
  }),
  building({ right: -5.4, along: [54, 88], high: 20, floors: 6 }),
  building({ right: 7.8, along: [3, 36], high: 13, floors: 4 }),
  building({
    right: 7.8,
    along: [54, 88],
    high: 16,
    floors: 5,
    walls: walls.brown,
  }),
  tree([6.6, 16], 5.5),
  railing(-2.15, [4, 10.5]),
  railing(4.65, [4, 36]),
  tree([-4.2, 59], 6),
  during(-9, YELLOW, yours("green")),
  moving(man({ at: [-3.9, 20], heading: 24, pose: "run" }), 12),
];

/** Stale green. */
export const hazard: Hazard = {
  id: "hz-01",
  alt: "Crossroads, green light; at the far left a green walking man with rays; a man runs ahead on the left sidewalk; the mirror is filled by a truck.",
  view: {
    road: t1({ crossings: [{ at: [42, 49] }] }),
    ground: [
      lineAcross([-1.95, 1.2], 38),
      zebra([-1.9, 4.4], [39, 41.5]),
      zebra([-1.9, 4.4], [49.5, 52]),
      zebra([-5.6, -2.6], [42.3, 48.9], true),
    ],
    parts: [...parts, during(-9, STOP_WALKING, light("green", true))],
    dash: { speed: 50 },
    mirrors: {
      inside: {
        parts: [following("inside", truck, { width: 2.3, share: 0.7 })],
      },
    },
    cues: [[-4.5, 49, 3.1], { mirror: "inside", at: [0.5, 0.5] }],
  },
  motion: {
    parts: [
      during(STOP_WALKING, 9, light("red")),
      during(YELLOW, RED, yours("yellow")),
      during(RED, 9, yours("red")),
    ],
    next: onward(2.1, 50),
    right: onward(4.9, [
      [0, 50],
      [4.7, 0],
    ]),
  },
  plan: {
    from: -18,
    metre: 5.6,
    parts: [truck({ span: [-1.5, 0.8], ahead: -16 })],
    notes: [
      way([
        [-3.9, 21.5],
        [-4.1, 48.5],
      ]),
      sight([
        [0, 0],
        [-4.5, 49],
      ]),
    ],
  },
  flip: {
    alt: "Crossroads, green light; at the far left a steady green walking man, no rays; a man runs ahead on the left sidewalk; the mirror is filled by a truck.",
    parts: [...parts, light("green")],
  },
};
