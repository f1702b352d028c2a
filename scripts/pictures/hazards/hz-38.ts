import { colours } from "@/packages/road-art/drawing/colours";
import { path } from "@/packages/road-art/drawing/svg";
import { building, walls } from "@/packages/road-art/view/buildings";
import { lineAlong, strip } from "@/packages/road-art/view/ground";
import { following } from "@/packages/road-art/view/mirrors";
import { moving, onward } from "@/packages/road-art/view/moving";
import type { Part } from "@/packages/road-art/view/part";
import { bag } from "@/packages/road-art/view/people/carried";
import { man, woman } from "@/packages/road-art/view/people/people";
import { way } from "@/packages/road-art/view/plan";
import { t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { wire } from "@/packages/road-art/view/stations";
import { post } from "@/packages/road-art/view/street/board";
import { car } from "@/packages/road-art/view/vehicles/car";
import { tram } from "@/packages/road-art/view/vehicles/tram";

const cables: Part = {
  far: 90,
  draw: (camera) =>
    camera.above
      ? ""
      : path(wire(camera, 2.15, [3, 28], 5.4), {
          stroke: colours.housingEdge,
          width: 1.2,
        }) +
        path(wire(camera, 5.25, [3, 90], 5.4), {
          stroke: colours.housingEdge,
          width: 1.2,
        }),
};

/** Tram at its stop. */
export const hazard: Hazard = {
  id: "hz-38",
  alt: "A tram stands at the right ahead on rails; a woman steps out of its door, a man with a bag walks across the lane; an old man on the left sidewalk walks towards the tram; no island and no painted area between tram and lane.",
  view: {
    road: t1({
      asphalt: [-1.95, 9.4],
      lines: [],
    }),
    ground: [
      strip([0.95, 6.45], [-40, 400], colours.asphaltLight),
      ...[1.43, 2.87, 4.53, 5.97].map((at) =>
        lineAlong(at, [-40, 400], colours.rail, 0.1),
      ),
    ],
    parts: [
      building({
        right: -5.2,
        along: [3, 16],
        high: 8,
        floors: 3,
        pitch: 4,
        awning: colours.blueCar,
      }),
      building({
        right: -5.2,
        along: [17.5, 30],
        high: 7,
        floors: 2,
        awning: colours.clothDark,
        walls: walls.cool,
      }),
      building({
        right: -5.2,
        along: [32, 70],
        high: 9,
        floors: 3,
        pitch: 5,
        walls: walls.brown,
      }),
      building({ right: 12.6, along: [9, 40], high: 10, floors: 3, pitch: 5 }),
      post([10.2, 18], 6, colours.housingEdge, 0.18),
      cables,
      tram({ span: [0.9, 3.4], ahead: 15, open: true }),
      moving(
        woman({
          at: [0.24, 18],
          heading: -90,
          clothes: { top: colours.cloth },
          pose: {
            hands: [
              [-0.25, 0.12, 0.84],
              [0.26, -0.16, 0.84],
            ],
            feet: [
              [-0.09, 0.2, 0.05],
              [0.09, -0.3, 0.3],
            ],
            hip: [0, -0.02, 0.88],
          },
        }),
        [
          [0.3, 0],
          [0.6, 2],
        ],
        -90,
      ),
      moving(
        man({ at: [-0.7, 20], heading: -90, pose: "walk", carries: bag }),
        2,
        -90,
      ),
      moving(
        man({
          at: [-2.6, 22],
          heading: 90,
          pose: "walk",
          tall: 1.55,
          clothes: {
            hair: colours.hairGrey,
            top: colours.trousersLight,
            legs: colours.wood,
          },
        }),
        2,
        90,
      ),
    ],
    dash: { speed: 20 },
    mirrors: {
      inside: { parts: [following("inside", car, { width: 1.7, share: 0.2 })] },
    },
    cues: [
      [0.35, 18, 0.9],
      [-0.7, 20, 0.9],
    ],
  },
  motion: {
    next: onward(2.43, 20),
    right: onward(4, [
      [0, 20],
      [0.3, 20],
      [2.7, 0],
    ]),
  },
  plan: {
    from: -3,
    metre: 14,
    middle: 0.4,
    notes: [
      way([
        [-0.3, 18],
        [-2.8, 17.6],
      ]),
      way([
        [-1.2, 20],
        [-3, 20],
      ]),
      way([
        [-2, 22],
        [0.5, 19.2],
      ]),
    ],
  },
};
