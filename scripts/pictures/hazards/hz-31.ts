import { hills, sky } from "@/packages/road-art/view/backdrop";
import { guardRail } from "@/packages/road-art/view/barriers";
import { following } from "@/packages/road-art/view/mirrors";
import { moving, onward } from "@/packages/road-art/view/moving";
import { way } from "@/packages/road-art/view/plan";
import { bushes } from "@/packages/road-art/view/plants";
import { t6, t6behind } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { car } from "@/packages/road-art/view/vehicles/car";
import { flatbed, woodenBox } from "@/packages/road-art/view/vehicles/flatbed";
import { looks } from "@/packages/road-art/view/vehicles/model";

/** Box on the lane. */
export const hazard: Hazard = {
  id: "hz-31",
  alt: "Expressway: a wooden box lies ahead in your own left lane, beyond it in the same lane a truck with boxes; a red car fills half of the right mirror; a white car in the inside mirror.",
  view: {
    backdrop: [sky(), hills()],
    road: t6(),
    parts: [
      guardRail(-4.8, [3, 160]),
      guardRail(5.8, [3, 160]),
      bushes(-9, [14, 240], 3),
      bushes(11, [14, 240], 3.4),
      moving(flatbed([-1.9, 0.4], 72), 53.3),
      woodenBox([0, 1.4], 40, 0.7),
    ],
    dash: { speed: 60 },
    mirrors: {
      inside: {
        parts: [following("inside", car, { width: 1.7, share: 0.25 })],
      },
      right: {
        road: t6behind,
        parts: [
          following("right", car, {
            width: 1.7,
            share: 0.52,
            middle: 0.62,
            look: looks.red,
          }),
        ],
      },
    },
    cues: [[0.7, 40, 0.25], { mirror: "right", at: [0.62, 0.5] }],
  },
  motion: {
    parts: [
      moving(car({ span: [2.4, 4.1], ahead: 6, look: looks.red }), 62.7, 0, {
        from: [0, -3],
      }),
    ],

    next: onward(1.2, 60, [
      [0.15, 0],
      [0.45, 8],
    ]),
    right: onward(3.6, [
      [0, 60],
      [0.4, 57],
      [3.2, 15],
    ]),
    passed: { mirror: "right", next: 0.2, right: 0.2 },
  },
  plan: {
    from: -10,
    metre: 4.6,
    parts: [car({ span: [2.4, 4.1], ahead: -3.2, look: looks.red })],
    notes: [
      way([
        [-0.35, 4],
        [-0.35, 40],
      ]),
    ],
  },
};
