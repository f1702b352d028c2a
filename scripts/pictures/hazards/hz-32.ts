import { colours } from "@/packages/road-art/drawing/colours";
import { building, walls } from "@/packages/road-art/view/buildings";
import { following } from "@/packages/road-art/view/mirrors";
import { moving, onward } from "@/packages/road-art/view/moving";
import { measure } from "@/packages/road-art/view/plan";
import { kickRider } from "@/packages/road-art/view/riders/riders";
import { t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { barberPole, shopBoard } from "@/packages/road-art/view/street/boards";
import { poleLine } from "@/packages/road-art/view/street/poles";
import { car } from "@/packages/road-art/view/vehicles/car";
import { keiCar } from "@/packages/road-art/view/vehicles/kei-car";

/** E-scooter and a pusher. */
export const hazard: Hazard = {
  id: "hz-32",
  alt: "A person stands on an e-scooter at the left ahead, both hands on the bar; road with a solid yellow middle line that bends right; a small white car comes; a car is very close in the mirror.",
  view: {
    lens: { bend: { from: 24, radius: 60 } },
    road: t1({ lines: [{ at: 1.25, kind: "yellow" }] }),
    parts: [
      building({
        right: -5,
        along: [3, 17],
        high: 5,
        floors: 2,
        awning: colours.blueCar,
      }),
      building({
        right: -5,
        along: [18.5, 34],
        high: 6,
        floors: 2,
        awning: colours.clothDark,
        walls: walls.cool,
      }),
      building({ right: -5, along: [36, 70], high: 6, floors: 2 }),
      building({
        right: 7.6,
        along: [4, 24],
        high: 6,
        floors: 2,
        awning: colours.markLime,
        walls: walls.cool,
      }),
      building({
        right: 7.6,
        along: [26, 60],
        high: 5,
        floors: 2,
        walls: walls.brown,
      }),
      ...poleLine(5, { from: 16, every: 24, transformer: 0 }),
      barberPole([-4.7, 18, 2]),
      shopBoard([7.2, 25.4, 3.6], "本"),
      moving(keiCar({ span: [2.1, 3.58], ahead: 33, heading: 180 }), 40, 180),
      moving(
        kickRider({
          right: -1.3,
          ahead: 10,
          clothes: { helmet: colours.redCar },
        }),
        15,
        [
          [0.7, 0],
          [1, 25],
          [2, 5],
        ],
      ),
    ],
    dash: { speed: 20 },
    mirrors: {
      inside: {
        horizon: 13,
        parts: [following("inside", car, { width: 1.7, share: 0.74 })],
      },
    },
    cues: [[-1.3, 10, 1], { mirror: "inside", at: [0.5, 0.5] }],
  },
  motion: {
    next: onward(
      1.5,
      [
        [0, 20],
        [0.8, 32],
      ],
      [
        [0, 0],
        [0.4, 9],
        [1.1, 9],
        [1.5, 0],
      ],
    ),
    right: onward(2.8, [
      [0, 20],
      [1, 14],
    ]),
  },
  plan: {
    from: -12,
    parts: [car({ span: [-1.2, 0.5], ahead: -8.4 })],
    notes: [
      measure([-0.35, 2.3], [-0.35, 9.8]),
      measure([-0.35, -4], [-0.35, -2.4]),
    ],
  },
};
