import { colours } from "@/packages/road-art/drawing/colours";
import { building, walls } from "@/packages/road-art/view/buildings";
import { followingRider } from "@/packages/road-art/view/mirrors";
import { moving, onward } from "@/packages/road-art/view/moving";
import { way } from "@/packages/road-art/view/plan";
import { tree } from "@/packages/road-art/view/plants";
import { motorcyclist } from "@/packages/road-art/view/riders/riders";
import { t3left } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { truck } from "@/packages/road-art/view/vehicles/truck";

/** Lane change and a motorcycle. */
export const hazard: Hazard = {
  id: "hz-37",
  alt: "Two lanes your way, indicator on: a truck stands ahead with lamps flashing on both sides; a motorcycle is large in the right mirror; the inside mirror is empty.",
  view: {
    road: t3left(),
    parts: [
      building({ right: -5.6, along: [3, 30], high: 12, floors: 4, pitch: 4 }),
      building({
        right: -5.6,
        along: [33, 80],
        high: 15,
        floors: 5,
        pitch: 4,
        walls: walls.cool,
      }),
      building({
        right: 14.4,
        along: [12, 60],
        high: 12,
        floors: 4,
        pitch: 4,
        walls: walls.brown,
      }),
      ...[13, 24].map((ahead) => tree([-4.2, ahead], 5.5)),
      ...[22, 34].map((ahead) => tree([12.8, ahead], 5.5)),
      truck({
        span: [-2, 0.3],
        ahead: 24.5,
        indicator: "hazard",
        driver: false,
      }),
    ],
    dash: { speed: 40, indicator: "right" },
    mirrors: {
      inside: { road: t3left() },
      right: {
        road: t3left({
          asphalt: [-8, 8.3],
          lines: [
            { at: -1.3, kind: "broken" },
            { at: 1.9, kind: "solid" },
            { at: 5.1, kind: "broken" },
          ],
        }),
        parts: [
          followingRider("right", motorcyclist, {
            share: 0.62,
            middle: 0.56,
            lights: true,
            paint: colours.blueCarDark,
          }),
        ],
      },
    },
    cues: [{ mirror: "right", at: [0.56, 0.5] }],
  },
  motion: {
    parts: [
      moving(
        motorcyclist({ right: 2.6, ahead: 6, paint: colours.blueCarDark }),
        60,
        0,
        { from: [0, -9.6] },
      ),
    ],

    next: onward(1.38, 40, [
      [0.13, 0],
      [0.5, 7],
    ]),
    right: onward(3.5, [
      [0, 40],
      [0.25, 40],
      [3, 0],
    ]),
    passed: { mirror: "right", next: 0.5, right: 0.5 },
  },
  plan: {
    from: -8,
    middle: 4.4,
    parts: [motorcyclist({ right: 2.6, ahead: -3.6 })],
    notes: [
      way([
        [2.6, -1],
        [2.6, 12],
      ]),
    ],
  },
};
