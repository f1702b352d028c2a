import { colours } from "@/packages/road-art/drawing/colours";
import { building, walls } from "@/packages/road-art/view/buildings";
import { following, followingRider } from "@/packages/road-art/view/mirrors";
import { moving, onward } from "@/packages/road-art/view/moving";
import { blind, way } from "@/packages/road-art/view/plan";
import { tree } from "@/packages/road-art/view/plants";
import { motorcyclist } from "@/packages/road-art/view/riders/riders";
import { t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { post } from "@/packages/road-art/view/street/board";
import { car } from "@/packages/road-art/view/vehicles/car";
import { looks } from "@/packages/road-art/view/vehicles/model";
import { truck } from "@/packages/road-art/view/vehicles/truck";

const rider = {
  paint: colours.blueCarDark,
  clothes: { helmet: colours.redCar },
};
/** What the inside mirror shows: the queue goes on behind. */
const inside = {
  parts: [following("inside", car, { width: 1.7, share: 0.46 })],
};

/** The left mirror shows the edge line between the rider's gap and the lane. */
const behind = t1({
  asphalt: [-0.9, 8],
  lines: [{ at: 0.62, kind: "solid" }],
});

/** Left turn out of a queue, a motorcycle between it and the kerb. */
export const hazard: Hazard = {
  id: "hz-45",
  alt: "Slow traffic, left indicator on: a side street opens at the left; between your car and the kerb there is room for a motorcycle, and one with its headlamp on is in the left mirror; a car close behind in the inside mirror; a car and a truck ahead, a white car coming.",
  view: {
    lens: { wide: true },
    road: t1({
      asphalt: [-3, 4.45],
      lines: [
        { at: -1.75, kind: "solid" },
        { at: 1.25, kind: "broken" },
      ],
      crossings: [{ at: [10.5, 16], only: "left", corner: 2 }],
    }),
    parts: [
      building({
        right: -6.2,
        along: [18.6, 27],
        high: 7,
        floors: 2,
        awning: colours.hill,
        walls: walls.warm,
      }),
      building({
        right: -6.2,
        along: [29, 60],
        high: 9,
        floors: 2,
        pitch: 7,
        walls: walls.cool,
      }),
      building({
        right: 7.6,
        along: [4, 17],
        high: 7,
        floors: 2,
        pitch: 4,
        awning: colours.blueCar,
        walls: walls.brown,
      }),
      building({ right: 7.6, along: [18, 60], high: 7, floors: 2, pitch: 6 }),
      post([-3.5, 18], 8, colours.pole, 0.22),
      post([5.1, 26], 8, colours.pole, 0.22),
      tree([-4.6, 30], 5.5),
      moving(
        car({
          span: [-1.1, 0.6],
          ahead: 13.5,
          brake: true,
          look: looks.grey,
        }),
        6,
      ),
      moving(truck({ span: [-1.4, 0.9], ahead: 22, brake: true }), 6),
      moving(car({ span: [2, 3.7], ahead: 24, heading: 180 }), 20, 180),
    ],
    dash: { speed: 10, indicator: "left" },
    mirrors: {
      inside,
      left: {
        road: behind,
        parts: [
          followingRider("left", motorcyclist, {
            share: 0.62,
            middle: 0.5,
            lights: true,
            ...rider,
          }),
        ],
      },
    },
    cues: [{ mirror: "left", at: [0.5, 0.5] }, [-2.3, 9, 0]],
  },
  motion: {
    parts: [
      moving(motorcyclist({ right: -2.3, ahead: 5, ...rider }), 24, 0, {
        from: [0, -11],
      }),
    ],
    next: onward(
      2.2,
      [
        [0, 10],
        [0.8, 14],
      ],
      [
        [0.6, 0],
        [1.2, -8],
        [2.2, -36],
      ],
    ),
    right: onward(3.4, [
      [0, 10],
      [0.9, 3],
      [1.4, 2],
    ]),
    passed: { mirror: "left", next: 1.4, right: 1 },
  },
  plan: {
    from: -11,
    middle: -1.5,
    metre: 11,
    parts: [
      motorcyclist({ right: -2.3, ahead: -7 }),
      car({ span: [-1.1, 0.6], ahead: -10.2 }),
    ],
    ground: [
      blind([
        [-1.2, -0.8],
        [-4.2, -1.8],
        [-4.2, -6.2],
        [-1.2, -3.2],
      ]),
    ],
    notes: [
      way([
        [-0.35, 3],
        [-0.6, 8.4],
        [-2.6, 12.2],
        [-8, 13.2],
      ]),
      way([
        [-2.3, -4.4],
        [-2.3, 9.6],
      ]),
    ],
  },
  flip: {
    alt: "Slow traffic, left indicator on: a side street opens at the left; between your car and the kerb there is room for a motorcycle, but the left mirror shows only the empty road; a car close behind in the inside mirror; a car and a truck ahead, a white car coming.",
    mirrors: { inside, left: { road: behind } },
    cues: [{ mirror: "left", at: [0.45, 0.5] }],
  },
};
