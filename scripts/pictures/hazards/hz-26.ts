import { colours } from "@/packages/road-art/drawing/colours";
import { circle } from "@/packages/road-art/drawing/svg";
import { sky, town } from "@/packages/road-art/view/backdrop";
import { building, type Walls } from "@/packages/road-art/view/buildings";
import type { Spot } from "@/packages/road-art/view/camera";
import { lineAcross, zebra } from "@/packages/road-art/view/ground";
import { glare } from "@/packages/road-art/view/lights";
import { following } from "@/packages/road-art/view/mirrors";
import { during, onward } from "@/packages/road-art/view/moving";
import type { Part } from "@/packages/road-art/view/part";
import { man, woman } from "@/packages/road-art/view/people/people";
import { blind } from "@/packages/road-art/view/plan";
import { surfaces, t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { poleLine } from "@/packages/road-art/view/street/poles";
import { car } from "@/packages/road-art/view/vehicles/car";
import { darkSignal, gleam, shadow } from "./low-sun";

const { beam, clothLight, headLamp, housing, housingEdge, night, window } =
  colours;

const dark: Walls = { front: housingEdge, side: housing };

const people = [
  [-0.3, 22.5],
  [1.15, 22.5],
  [2.7, 22.5],
] as const satisfies readonly Spot[];

/** Asphalt that shines in the low sun, so that what lies dark on it shows. */
const bright = { ...surfaces.day, asphalt: colours.greyCarDark };

/** From this second on one is near enough to see the people. */
const CLEAR = 1.07;

/** Somebody who is hard to see as long as one is far away. */
const dim = (somebody: Part) => during(-9, CLEAR, somebody);

/** Low sun. */
export const hazard: Hazard = {
  id: "hz-26",
  alt: "Low sun straight ahead blinds the view; a signal shows only as an outline, no lamp can be told; long dark shadows lie across the stripes; a car follows in the mirror.",
  view: {
    backdrop: [sky(clothLight, beam), town(housingEdge)],
    haze: false,
    road: t1({ surface: bright, crossings: [{ at: [25, 32] }] }),
    ground: [
      lineAcross([-1.95, 1.2], 20),
      zebra([-1.9, 4.4], [21, 24]),
      ...people.map(shadow),
    ],
    light: [gleam],
    parts: [
      building({
        right: -5.4,
        along: [4, 21],
        high: 13,
        floors: 4,
        pitch: 4,
        walls: dark,
        glass: window,
      }),
      building({ right: -5.4, along: [36, 70], high: 15, walls: dark }),
      building({
        right: 8,
        along: [5, 20],
        high: 10,
        floors: 3,
        pitch: 4,
        walls: dark,
        glass: window,
      }),
      building({ right: 8, along: [36, 70], high: 12, walls: dark }),
      ...poleLine(5.1, {
        from: 42,
        count: 2,
        wires: 1,
        colour: colours.housing,
      }),
      darkSignal,
      dim(man({ at: people[0], heading: 90, pose: "walk", opacity: 0.2 })),
      dim(woman({ at: people[1], heading: 90, pose: "walk", opacity: 0.2 })),
      dim(man({ at: people[2], heading: -90, pose: "walk", opacity: 0.2 })),
    ],
    overlay: [glare([324, 116], 132, 0.85), circle([324, 116], 17, headLamp)],
    dash: { speed: 30 },
    mirrors: {
      inside: {
        parts: [following("inside", car, { width: 1.7, share: 0.25 })],
      },
    },
    cues: [
      [0.5, 30, 5],
      [1, 16],
      [0.4, 22.5, 0.9],
    ],
  },
  motion: {
    parts: [
      ...people.map((at, index) =>
        during(
          CLEAR,
          9,
          man({
            at,
            heading: index === 2 ? -90 : 90,
            pose: "walk",
            opacity: 0.8,
            clothes: { top: housing, legs: night },
          }),
        ),
      ),
    ],

    next: onward(2.33, 30),
    right: onward(4, [
      [0, 30],
      [0.27, 30],
      [3.73, 0],
    ]),
  },
  plan: {
    from: -6,
    metre: 9,
    ground: [
      blind([
        [0, 0],
        [-3, 40],
        [5.4, 40],
      ]),
    ],
    notes: [
      (camera) => {
        const [x, y] = camera.see([1.2, 36]);
        return (
          circle([x, y], 22, { fill: beam, opacity: 0.6 }) +
          circle([x, y], 11, clothLight)
        );
      },
    ],
  },
};
