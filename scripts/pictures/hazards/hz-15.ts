import { building, walls } from "@/packages/road-art/view/buildings";
import { moving, onward } from "@/packages/road-art/view/moving";
import { way } from "@/packages/road-art/view/plan";
import { bushes } from "@/packages/road-art/view/plants";
import { railing } from "@/packages/road-art/view/railings";
import { cyclist } from "@/packages/road-art/view/riders/riders";
import { t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { poleLine } from "@/packages/road-art/view/street/poles";
import { truck } from "@/packages/road-art/view/vehicles/truck";

/** Cyclist looks back. */
export const hazard: Hazard = {
  id: "hz-15",
  alt: "Straight uphill road: a cyclist ahead at the left has turned the head back; further on a truck stands at the kerb with lamps flashing on both sides; the other lane is empty.",
  view: {
    lens: { slope: 0.035 },
    haze: false,
    road: t1(),
    parts: [
      building({
        right: -6,
        along: [3, 22],
        high: 8,
        floors: 1,
        pitch: 6,
        walls: walls.cool,
      }),
      building({
        right: -6,
        along: [25, 60],
        high: 9,
        floors: 1,
        pitch: 7,
        walls: walls.brown,
      }),
      railing(4.65, [1, 29]),
      ...poleLine(5.3, { from: 14 }),
      bushes(7, [6, 60], 3),
      truck({
        span: [-2, 0.3],
        ahead: 20,
        indicator: "hazard",
        driver: false,
      }),
      moving(cyclist({ right: -1.5, ahead: 9, gaze: 145 }), 10.5, [
        [0, 0],
        [0.27, 30],
        [1.33, 30],
        [1.87, 0],
      ]),
    ],
    dash: { speed: 30 },
    mirrors: { inside: {} },
    cues: [
      [-1.5, 9.8, 1.5],
      [-0.85, 20, 1.4],
      [2.85, 40, 0],
    ],
  },
  motion: {
    next: onward(1.4, 30),
    right: onward(3.73, [
      [0, 30],
      [0.27, 30],
      [1.6, 10.5],
    ]),
  },
  plan: {
    from: -6,
    metre: 9,
    notes: [
      way([
        [-1.5, 11.5],
        [-1.4, 15],
        [0.8, 19],
        [0.8, 28],
        [-0.9, 31],
        [-1.1, 34],
      ]),
      way([
        [-0.35, 3],
        [-0.35, 9],
        [2, 15],
        [2, 29],
        [0.3, 33],
        [-0.2, 37],
      ]),
    ],
  },
};
