import { colours } from "@/packages/road-art/drawing/colours";
import { building, walls } from "@/packages/road-art/view/buildings";
import { strip } from "@/packages/road-art/view/ground";
import { following } from "@/packages/road-art/view/mirrors";
import { moving, onward } from "@/packages/road-art/view/moving";
import { guard, worker } from "@/packages/road-art/view/people/people";
import { way } from "@/packages/road-art/view/plan";
import { t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { digger } from "@/packages/road-art/view/street/digger";
import { poleLine } from "@/packages/road-art/view/street/poles";
import { cone } from "@/packages/road-art/view/street/works";
import { car } from "@/packages/road-art/view/vehicles/car";

const man = {
  at: [0.25, 22] as const,
  clothes: {
    top: colours.markLime,
    vest: colours.white,
    legs: colours.uniformLight,
  },
};

const parts = [
  building({
    right: -5,
    along: [3, 18],
    high: 6,
    floors: 2,
    roof: 1.6,
    walls: walls.brown,
  }),
  building({
    right: -5,
    along: [20, 36],
    high: 6,
    floors: 2,
    roof: 1.6,
    walls: walls.cool,
  }),
  building({ right: -5, along: [38, 70], high: 6, floors: 2, roof: 1.6 }),
  building({
    right: 8,
    along: [4, 24],
    high: 6,
    floors: 2,
    roof: 1.6,
    walls: walls.cool,
  }),
  building({ right: 8, along: [26, 60], high: 6, floors: 2, roof: 1.6 }),
  ...poleLine(5.2, { from: 15, count: 2, wires: 2 }),
  cone([-1.9, 12]),
  cone([-1.05, 14.2]),
  cone([-0.25, 16.3]),
  ...[19.6, 23.5, 28, 34].map((ahead) => cone([1.35, ahead])),
  digger(-1.7, 30),
  guard({ at: [-2.4, 12], heading: 180 }),
  moving(car({ span: [1.8, 3.5], ahead: 27, heading: 180 }), 30, 180),
];

/** Waved on at road works. */
export const hazard: Hazard = {
  id: "hz-33",
  alt: "Road works on an uphill road: cones and an empty digger close the left lane, a man waves a white flag, a worker walks and looks to the right between the cones, a white car comes.",
  view: {
    lens: { slope: 0.035 },
    haze: false,
    road: t1(),
    ground: [strip([-1.8, 0.9], [19, 29], colours.asphaltDark)],
    parts: [
      ...parts,
      moving(
        worker({ ...man, heading: 100, pose: "walk" }),
        [
          [0, 1],
          [0.6, 4],
        ],
        120,
      ),
    ],
    dash: { speed: 20 },
    mirrors: {
      inside: { parts: [following("inside", car, { width: 1.7, share: 0.3 })] },
    },
    cues: [
      [0.25, 22, 0.9],
      [2.65, 27, 0.7],
    ],
  },
  motion: {
    next: onward(1.6, 20, [
      [0, 0],
      [0.6, 14],
      [1.3, 14],
      [1.8, 0],
    ]),
    right: onward(2.8, [
      [0, 20],
      [1.4, 0],
    ]),
  },
  plan: {
    from: -6,
    notes: [
      way([
        [0.7, 22],
        [2.2, 21.4],
      ]),
      way([
        [2.65, 26],
        [2.65, 12],
      ]),
    ],
  },
  flip: {
    alt: "Road works on an uphill road: cones and an empty digger close the left lane, a man waves a white flag, a worker stands still facing you, a white car comes.",
    parts: [...parts, worker({ ...man, heading: 180 })],
  },
};
