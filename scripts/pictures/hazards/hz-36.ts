import { colours } from "@/packages/road-art/drawing/colours";
import { building, walls } from "@/packages/road-art/view/buildings";
import { following } from "@/packages/road-art/view/mirrors";
import { moving, onward } from "@/packages/road-art/view/moving";
import { woman } from "@/packages/road-art/view/people/people";
import { poses } from "@/packages/road-art/view/people/poses";
import { way } from "@/packages/road-art/view/plan";
import { tree } from "@/packages/road-art/view/plants";
import { railing } from "@/packages/road-art/view/railings";
import { t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { drinksMachines } from "@/packages/road-art/view/street/boards";
import { porch } from "@/packages/road-art/view/street/porch";
import { car, taxi } from "@/packages/road-art/view/vehicles/car";

/** Taxi and a raised arm. */
export const hazard: Hazard = {
  id: "hz-36",
  alt: "A taxi with a red plate and nobody but its driver comes, turned towards your lane, no lamp flashing; a woman on the left kerb raises an arm; the right side is empty; a small car in the mirror.",
  view: {
    lens: { slope: -0.02 },
    haze: false,
    road: t1(),
    parts: [
      building({ right: -5.6, along: [3, 34], high: 22, floors: 6, pitch: 5 }),
      porch(-5.6, [20, 27], 1.7),
      building({
        right: -5.2,
        along: [38, 70],
        high: 11,
        floors: 4,
        walls: walls.cool,
      }),
      building({
        right: 7.8,
        along: [4, 24],
        high: 9,
        floors: 3,
        walls: walls.cool,
      }),
      building({
        right: 7.8,
        along: [26, 70],
        high: 12,
        floors: 4,
        pitch: 4,
        walls: walls.brown,
      }),
      tree([6.8, 40], 5.5),
      railing(4.65, [6, 34]),
      drinksMachines(7.7, [12, 14.2]),
      moving(
        taxi({
          span: [1.9, 3.6],
          ahead: 21,
          heading: 196,
          steer: 35,
          free: true,
        }),
        13.5,
        [
          [-0.67, 180],
          [0, 196],
          [1.07, 230],
          [2.4, 290],
        ],
      ),
      woman({
        at: [-2.3, 18],
        heading: 60,
        pose: {
          hands: [
            [-0.25, 0.02, 0.8],
            [0.5, 0.2, 1.84],
          ],
          feet: poses.stand.feet,
        },
        clothes: { top: colours.clothLight, legs: colours.clothDark },
      }),
    ],
    dash: { speed: 30 },
    mirrors: {
      inside: { parts: [following("inside", car, { width: 1.7, share: 0.2 })] },
    },
    cues: [
      [2.75, 21, 0.9],
      [-2.2, 18, 1],
    ],
  },
  motion: {
    next: onward(1.6, 30),
    right: onward(3.73, [
      [0, 30],
      [2.4, 0],
    ]),
  },
  plan: {
    from: -8,
    notes: [
      way([
        [2.4, 21],
        [1.6, 16.5],
        [0, 14],
        [-1.2, 15],
        [-1.3, 18.6],
      ]),
    ],
  },
};
