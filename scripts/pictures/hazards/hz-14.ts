import { colours } from "@/packages/road-art/drawing/colours";
import { hills, sky } from "@/packages/road-art/view/backdrop";
import { barrier } from "@/packages/road-art/view/barriers";
import { building, walls } from "@/packages/road-art/view/buildings";
import { strip } from "@/packages/road-art/view/ground";
import { moving, onward } from "@/packages/road-art/view/moving";
import { way } from "@/packages/road-art/view/plan";
import { bushes, tree } from "@/packages/road-art/view/plants";
import { cyclist } from "@/packages/road-art/view/riders/riders";
import { surfaces, t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { car } from "@/packages/road-art/view/vehicles/car";
import { looks } from "@/packages/road-art/view/vehicles/model";
import { pool } from "@/packages/road-art/view/water";
import { rain } from "@/packages/road-art/view/weather";

const { kerb, pole, lawnDark, asphaltLight, greyCar, cloud, buildingDark } =
  colours;

/** Umbrella and wind. */
export const hazard: Hazard = {
  id: "hz-14",
  alt: "Rain: a cyclist with an umbrella, seen from behind, at the left beside a wall that ends ahead; trees beyond bend to the right; a car comes towards you; the mirror is empty.",
  view: {
    backdrop: [sky(greyCar, cloud), hills(colours.hill)],
    road: t1({
      sides: "none",
      surface: { ...surfaces.wet, beside: lawnDark },
    }),
    ground: [
      strip([-4, -1.95], [-40, 14], kerb),
      strip([-2.1, -1.95], [-40, 400], pole),
      strip([4.6, 7.6], [-40, 400], kerb),
      strip([4.45, 4.6], [-40, 400], pole),
      strip([-40, -9], [15, 400], colours.water),
      pool([-1.5, 0.6], [18, 25], asphaltLight, 0.8),
      pool([1.9, 4.1], [16, 25], asphaltLight, 0.8),
      pool([-0.4, 1.1], [7, 9.6], asphaltLight, 0.8),
    ],
    parts: [
      building({
        right: 8,
        along: [4, 22],
        high: 8,
        floors: 3,
        pitch: 4,
        walls: walls.brown,
      }),
      building({
        right: 8,
        along: [24, 60],
        high: 7,
        floors: 2,
        pitch: 4,
        walls: walls.cool,
      }),
      bushes(-4.5, [24, 80], 1),
      tree([-6.6, 28], 5.4, { wind: 1.9 }),
      tree([-2.9, 40], 5.2, { wind: 2 }),
      tree([-3.4, 64], 5.6, { wind: 2.2 }),
      barrier(-2.4, [1.5, 14], 2, { colour: buildingDark }),
      moving(cyclist({ right: -1.5, ahead: 11, umbrella: true }), 12, [
        [0.4, 0],
        [0.7, 35],
        [1.2, 35],
        [1.5, 0],
      ]),
      moving(
        car({
          span: [2, 3.7],
          ahead: 28,
          heading: 180,
          look: looks.grey,
          lights: true,
        }),
        30,
        180,
      ),
    ],
    overlay: [rain({ slant: 8, long: 11, count: 80 })],
    dash: { speed: 30 },
    mirrors: {
      inside: { sky: cloud, veil: { colour: colours.cloud, opacity: 0.15 } },
    },
    cues: [
      [-1.5, 11, 1.2],
      [-2.4, 14, 1],
      [-1.2, 40, 3.2],
    ],
  },
  motion: {
    next: onward(1.6, 30),
    right: onward(2.8, [
      [0, 30],
      [1.2, 12],
    ]),
  },
  plan: {
    from: -6,
    metre: 11,
    middle: -1,
    notes: [
      ...[15.5, 18, 20.5].map((ahead) =>
        way(
          [
            [-8, ahead],
            [-3.2, ahead],
          ],
          colours.rain,
        ),
      ),
      way([
        [-1.5, 13],
        [-1.4, 15.5],
        [-0.5, 18],
        [-0.5, 21],
      ]),
    ],
  },
};
