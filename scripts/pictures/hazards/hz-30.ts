import { colours } from "@/packages/road-art/drawing/colours";
import { path, rect } from "@/packages/road-art/drawing/svg";
import { hills, sky } from "@/packages/road-art/view/backdrop";
import { barrier } from "@/packages/road-art/view/barriers";
import type { Span } from "@/packages/road-art/view/ground";
import { following } from "@/packages/road-art/view/mirrors";
import { onward } from "@/packages/road-art/view/moving";
import { ranked, type Part } from "@/packages/road-art/view/part";
import { measure, way } from "@/packages/road-art/view/plan";
import { t6, t6behind } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { board, post } from "@/packages/road-art/view/street/board";
import { car } from "@/packages/road-art/view/vehicles/car";
import { farCar } from "@/packages/road-art/view/vehicles/far-car";
import { looks } from "@/packages/road-art/view/vehicles/model";
import { truck } from "@/packages/road-art/view/vehicles/truck";

/**
 * The sound wall in pieces: near ones hide the far cars, and in the bend one
 * comes to look at the far ones from behind.
 */
const wall = (
  [
    [-4, 24],
    [24, 46],
    [46, 66],
    [66, 92],
    [92, 110],
    [110, 150],
  ] as Span[]
).map((along) => ranked(along[0] + 0.5, barrier(-5, along, 2.6)));

/** Two lines of cars, one behind the other along the bend. */
const jam = [
  car({ span: [-1.15, 0.55], ahead: 63, brake: true, indicator: "hazard" }),
  farCar(-0.3, 72, looks.blue),
  farCar(-0.3, 82, looks.red),
  farCar(-0.3, 93, looks.white),
  farCar(3.3, 68, looks.grey),
  farCar(3.3, 78, looks.red),
  farCar(3.3, 89, looks.blue),
  farCar(3.3, 101, looks.white),
];

/** A green board beside the road, with names and distances. */
const distances: Part = {
  far: 34,
  draw: (camera) =>
    camera.above
      ? ""
      : post([-7, 34], 3.6, colours.pole, 0.16).draw(camera) +
        post([-5.6, 34], 3.6, colours.pole, 0.16).draw(camera) +
        board(
          camera,
          [-6.3, 34, 4.35],
          3,
          rect([-50, 50, -28, 28], colours.green, 5) +
            rect([-46, 46, -24, 24], { stroke: colours.white, width: 2.4 }, 3) +
            path("M-36-10H4M-36 10H-8M20-10H36M24 10H36", {
              stroke: colours.white,
              width: 7,
            }),
        ),
};

/** Lamps of a car that has stopped at the end of a jam. */
const stopped = { indicator: "hazard", brake: true } as const;

/** End of a jam. */
export const hazard: Hazard = {
  id: "hz-30",
  alt: "Expressway bending left: ahead stands a jam in both lanes, all cars with red and orange lamps; a truck in the inside mirror; the right mirror is empty.",
  view: {
    lens: { bend: { from: 30, radius: -260 } },
    backdrop: [sky(), hills()],
    road: t6(),
    parts: [
      distances,
      ...wall,
      barrier(5.8, [-4, 24], 0.9),
      barrier(5.8, [24, 180], 0.9),
      ...jam,
    ],
    dash: { speed: 60 },
    mirrors: {
      inside: {
        parts: [
          following("inside", truck, { width: 2.3, share: 0.35, lights: true }),
        ],
      },
      right: {
        road: t6behind,
      },
    },
    cues: [[1.4, 65, 0.8], { mirror: "inside", at: [0.5, 0.5] }],
  },
  motion: {
    next: onward(3.25, 60, [
      [2, 0],
      [3.25, -4],
    ]),
    right: onward(4, [
      [0, 60],
      [4, 17],
    ]),
  },
  plan: {
    from: -24,
    bare: true,
    parts: [
      car({ ...stopped, span: [-1.1, 0.6], ahead: 11 }),
      car({ ...stopped, span: [2.4, 4.1], ahead: 12.4, look: looks.blue }),
      car({ ...stopped, span: [-1.1, 0.6], ahead: 17, look: looks.grey }),
      car({ ...stopped, span: [2.4, 4.1], ahead: 18.2, look: looks.red }),
      truck({ span: [-1.5, 0.8], ahead: -22, brake: true }),
    ],
    notes: [
      measure([2.3, 2.1], [2.3, 11]),
      way([
        [-0.6, 3],
        [-1.6, 6],
        [-3.2, 9],
        [-3.2, 14],
      ]),
      way([
        [-0.35, -12],
        [-0.35, -6],
      ]),
    ],
  },
};
