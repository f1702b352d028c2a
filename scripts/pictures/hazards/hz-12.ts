import { colours, type Colour } from "@/packages/road-art/drawing/colours";
import { circle, path } from "@/packages/road-art/drawing/svg";
import { sky, town } from "@/packages/road-art/view/backdrop";
import { barrier, facing } from "@/packages/road-art/view/barriers";
import { building, walls } from "@/packages/road-art/view/buildings";
import type { Spot } from "@/packages/road-art/view/camera";
import { moving, onward } from "@/packages/road-art/view/moving";
import type { Part } from "@/packages/road-art/view/part";
import type { Pose } from "@/packages/road-art/view/people/joints";
import { child } from "@/packages/road-art/view/people/people";
import { way } from "@/packages/road-art/view/plan";
import { roadEnd } from "@/packages/road-art/view/road-end";
import { t2 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { box, panel } from "@/packages/road-art/view/shape";
import { board } from "@/packages/road-art/view/street/board";
import { poleLine } from "@/packages/road-art/view/street/poles";
import { sign } from "@/packages/road-art/view/street/signs";
import { warningDangers } from "../signs/warning-dangers";

/** It ends at another street in front of the school. */
const road = t2({ crossings: [{ at: [36, 41], corner: 1 }] });

const wall = { colour: colours.facadeDark, top: colours.kerb };

/** An arm held high towards somebody in front. */
const callOut: Pose = {
  hands: [
    [-0.25, 0.02, 0.8],
    [0.24, 0.34, 1.86],
  ],
  feet: [
    [-0.1, -0.12, 0.05],
    [0.1, 0.2, 0.05],
  ],
};

const pupils = [
  { at: [-2.4, 8], top: colours.uniformLight, bag: colours.hair },
  { at: [-2.4, 11], top: colours.otherCar, bag: colours.wood },
  { at: [-2.45, 14.1], top: colours.greyCar, bag: colours.hair },
] as const;

/** A school bag on the back of a child that walks your way. */
function schoolBag([right, ahead]: Spot, colour: Colour): Part {
  return {
    far: ahead - 0.1,
    draw: (camera) =>
      camera.above
        ? ""
        : path(
            panel(
              camera,
              (u, v) => [right + u, ahead - 0.1, v],
              box(-0.16, 0.16, 0.58, 0.98, 0.07),
            ),
            colour,
          ),
  };
}

/** Way to school. */
export const hazard: Hazard = {
  id: "hz-12",
  alt: "Street without centre line that ends at a school: three children with bags, their backs to you, walk outside the left line, a boy on it with his arm up, a girl waving at the right wall; the mirror is empty.",
  view: {
    backdrop: [sky(), town()],
    road,
    ground: [...roadEnd(road, 41)],
    parts: [
      building({
        right: -4.4,
        along: [3.4, 16],
        high: 5,
        deep: 8,
        roof: 2,
        floors: 2,
        pitch: 4,
        walls: walls.cool,
      }),
      building({
        right: -4.4,
        along: [20, 34],
        high: 5,
        deep: 8,
        roof: 2,
        floors: 2,
        pitch: 4,
      }),
      building({
        right: 5.4,
        along: [21, 40],
        high: 5,
        deep: 8,
        roof: 2,
        floors: 2,
        pitch: 4,
        walls: walls.cool,
      }),
      ...poleLine(3.1, { from: 21, count: 1, wires: 2 }),
      facing([-14, 9], 46, 7, colours.facade, 2),
      facing([-1.2, 1.4], 45.5, 9.5, colours.facadeDark),
      {
        far: 45.4,
        draw: (camera) =>
          camera.above
            ? ""
            : board(
                camera,
                [0.1, 45.4, 8],
                1.8,
                circle([0, 0], 46, colours.white) +
                  path("M0-30V0L22 12", {
                    stroke: colours.night,
                    width: 12,
                    cap: "round",
                  }),
              ),
      },
      barrier(-2.9, [1.5, 36], 1.6, wall),
      barrier(3.3, [1.5, 36], 1.6, wall),
      sign(warningDangers["208"], [-2.75, 30, 2.8], 1.5),
      ...pupils.flatMap(({ at, top, bag }) => [
        moving(child({ at, heading: 0, pose: "walk", clothes: { top } }), 2.7),
        moving(schoolBag(at, bag), 2.7),
      ]),
      moving(
        child({
          at: [-1.9, 15.4],
          heading: 75,
          pose: callOut,
          clothes: { top: colours.redCar, legs: colours.uniform },
        }),
        [
          [0.3, 0],
          [0.75, 4],
        ],
        82,
      ),
      child({
        at: [2.8, 17],
        heading: -100,
        pose: callOut,
        clothes: {
          top: colours.clothDark,
          legs: colours.uniform,
          skirt: true,
          longHair: true,
        },
      }),
    ],
    dash: { speed: 20 },
    mirrors: { inside: {} },
    cues: [
      [-1.9, 15.4, 0.7],
      [2.8, 17, 0.7],
    ],
  },
  motion: {
    next: onward(2.4, 20),
    right: onward(3.9, [
      [0, 20],
      [0.3, 20],
      [1.8, 4],
    ]),
  },
  plan: {
    from: -8,
    metre: 11,
    middle: 0.2,
    notes: [
      way([
        [-1.2, 15.5],
        [2.1, 16.8],
      ]),
    ],
  },
};
