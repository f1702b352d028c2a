import { hills, sky } from "@/packages/road-art/view/backdrop";
import { barrier, guardRail } from "@/packages/road-art/view/barriers";
import { following } from "@/packages/road-art/view/mirrors";
import { moving, onward } from "@/packages/road-art/view/moving";
import { blind, way } from "@/packages/road-art/view/plan";
import { bushes } from "@/packages/road-art/view/plants";
import { t6 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { car } from "@/packages/road-art/view/vehicles/car";
import { looks } from "@/packages/road-art/view/vehicles/model";
import { truck } from "@/packages/road-art/view/vehicles/truck";

/** Joining the expressway. */
export const hazard: Hazard = {
  id: "hz-29",
  alt: "Long lane beside an expressway, right indicator arrow lit on the dash: a truck in the next lane, half of a car at the outer rim of the right mirror; a small car in the inside mirror.",
  view: {
    backdrop: [sky(), hills()],
    road: t6({
      asphalt: [-3.2, 10],
      lines: [
        { at: -1.95, kind: "solid" },
        { at: 1.55, kind: "thick" },
        { at: 5.05, kind: "broken" },
        { at: 8.55, kind: "solid" },
      ],
    }),
    parts: [
      barrier(-4, [2, 120], 3, { joints: true }),
      guardRail(10.2, [4, 120]),
      bushes(13, [10, 100], 2.4),
      moving(truck({ span: [2.1, 4.5], ahead: 30 }), 75),
    ],
    dash: { speed: 60, indicator: "right" },
    mirrors: {
      inside: { parts: [following("inside", car, { width: 1.7, share: 0.2 })] },
      right: {
        parts: [
          following("right", car, {
            width: 1.7,
            share: 0.72,
            middle: 0.98,
            look: looks.blue,
          }),
        ],
      },
    },
    cues: [{ mirror: "right", at: [0.85, 0.5] }],
  },
  motion: {
    parts: [
      moving(car({ span: [2.4, 4.1], ahead: 6, look: looks.blue }), 88, 0, {
        from: [0, -11],
      }),
    ],

    next: onward(1.5, 60, [
      [0, 0],
      [0.5, 5],
      [1.3, 5],
    ]),
    right: onward(
      2.8,
      [
        [0, 60],
        [2.6, 85],
      ],
      [
        [1.8, 0],
        [2.2, 5],
      ],
    ),
    passed: { mirror: "right", next: 0.5, right: 0.6 },
  },
  plan: {
    from: -12,
    middle: 3,
    parts: [car({ span: [2.4, 4.1], ahead: -6.4, look: looks.blue })],
    ground: [
      blind([
        [0.6, -0.8],
        [6, -3],
        [6, -9],
        [0.9, -2.4],
      ]),
    ],
    notes: [
      way([
        [-0.35, 3],
        [-0.35, 12],
        [3.3, 20],
        [3.3, 28],
      ]),
    ],
  },
};
