import { colours } from "@/packages/road-art/drawing/colours";
import { path } from "@/packages/road-art/drawing/svg";
import { building, walls } from "@/packages/road-art/view/buildings";
import { following } from "@/packages/road-art/view/mirrors";
import { moving, onward } from "@/packages/road-art/view/moving";
import type { Hold } from "@/packages/road-art/view/people/carried";
import { man } from "@/packages/road-art/view/people/people";
import { poses } from "@/packages/road-art/view/people/poses";
import { sight, way } from "@/packages/road-art/view/plan";
import { tree } from "@/packages/road-art/view/plants";
import { railing } from "@/packages/road-art/view/railings";
import { t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { tenth } from "@/packages/road-art/view/shape";
import { busShelter, busStop } from "@/packages/road-art/view/street/stops";
import { bus } from "@/packages/road-art/view/vehicles/bus";
import { car } from "@/packages/road-art/view/vehicles/car";

/** A bag that the right hand holds out in front. */
function bagInFront({ see, metre }: Hold): string {
  const [x, y] = see([0.28, 0.42, 0.74]);
  const [w, h] = [tenth(0.2 * metre), tenth(0.34 * metre)];
  return path(
    `M${tenth(x - w)} ${tenth(y)}h${2 * w}v${h}h${-2 * w}Z`,
    colours.paintYellow,
  );
}

const parts = [
  building({ right: -6.2, along: [3, 24], high: 14, floors: 5, pitch: 4 }),
  building({
    right: -6.2,
    along: [27, 60],
    high: 14,
    floors: 5,
    pitch: 4,
    walls: walls.cool,
  }),
  building({
    right: 8,
    along: [4, 24],
    high: 12,
    floors: 4,
    pitch: 4,
    walls: walls.brown,
  }),
  building({ right: 9, along: [27, 50], high: 9, floors: 3, pitch: 4 }),
  railing(4.65, [2, 30]),
  tree([6.6, 40], 6),
  busShelter(-4.1, [11.5, 16]),
  busStop([-4.3, 21]),
  bus({
    span: [-2.4, 0.1],
    ahead: 14,
    indicator: "right",
    look: { body: colours.blueCarDark, shade: colours.taxi },
  }),
];

/** Bus at its stop. */
export const hazard: Hazard = {
  id: "hz-11",
  alt: "A bus stands at the left with a lamp flashing at its right rear; past its front corner part of a man shows; no one at the stop; a small car in the mirror.",
  view: {
    lens: { bend: { from: 30, radius: -70 } },
    road: t1({ asphalt: [-2.5, 4.45] }),
    parts: [
      ...parts,
      moving(
        man({
          at: [0.22, 25],
          heading: 90,
          pose: {
            ...poses.walk,
            hands: [
              [-0.26, -0.1, 0.84],
              [0.26, 0.36, 0.84],
            ],
          },
          clothes: { top: colours.cloth, legs: colours.uniform },
          carries: bagInFront,
        }),
        [
          [1.8, 0],
          [2.25, 3.3],
        ],
        90,
      ),
    ],
    dash: { speed: 20 },
    mirrors: {
      inside: {
        parts: [following("inside", car, { width: 1.7, share: 0.15 })],
      },
    },
    cues: [
      [-0.1, 14, 1.25],
      [0.45, 25, 0.9],
    ],
  },
  motion: {
    next: onward(3.9, 20, [
      [0, 0],
      [0.6, 11],
      [1.5, 11],
      [2.1, 0],
    ]),
    right: onward(4, [
      [0, 20],
      [0.3, 20],
      [3, 0],
    ]),
  },
  plan: {
    from: -14,
    metre: 8.5,
    parts: [car({ span: [-1.2, 0.5], ahead: -13.4 })],
    notes: [
      way([
        [0.9, 25.6],
        [3.4, 25.6],
      ]),
      way([
        [-1.1, 25.6],
        [-0.9, 27.5],
        [-0.35, 30],
        [-0.35, 32.5],
      ]),
      sight([
        [0, 0],
        [0.35, 25],
      ]),
    ],
  },
  flip: {
    alt: "A bus stands at the left with a lamp flashing at its right rear; nobody shows past it; no one at the stop; a small car in the mirror.",
    parts,
    cues: [[-0.1, 14, 1.25]],
  },
};
