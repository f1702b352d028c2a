import { colours } from "@/packages/road-art/drawing/colours";
import { hills, sky } from "@/packages/road-art/view/backdrop";
import { barrier, guardRail } from "@/packages/road-art/view/barriers";
import { aside, type Spot } from "@/packages/road-art/view/camera";
import {
  during,
  moving,
  onward,
  yielding,
} from "@/packages/road-art/view/moving";
import { ranked, type Part } from "@/packages/road-art/view/part";
import { sight } from "@/packages/road-art/view/plan";
import { bushes } from "@/packages/road-art/view/plants";
import { surfaces, t5 } from "@/packages/road-art/view/roads";
import { rockFace } from "@/packages/road-art/view/rocks";
import type { Hazard } from "@/packages/road-art/view/scene";
import { curveMirror, sign } from "@/packages/road-art/view/street/signs";
import { truck } from "@/packages/road-art/view/vehicles/truck";
import { stop } from "../signs/regulatory-stop";
import { warningBends } from "../signs/warning-bends";

const valley = { ...surfaces.country, beside: colours.hill };

/** A bend does not come again before itself: straight pieces lead to it. */
const once = (part: Part): Part => ({ ...part, again: undefined });

const parts = [
  once(rockFace(-2.6, [2, 38], 6)),
  once(guardRail(4.9, [2, 40])),
  bushes(9, [16, 60], 1.4, colours.leafDark),
  curveMirror({
    at: [5.2, 17, 2.7],
    size: 1.8,
    road: t5({
      asphalt: [-3.6, 3.6],
      lines: [
        { at: -3.2, kind: "solid" },
        { at: 0, kind: "yellow" },
        { at: 3.2, kind: "solid" },
      ],
    }),
    parts: [
      guardRail(-4.2, [2, 40]),
      barrier(4.4, [2, 40], 6, { colour: colours.buildingDark }),
      truck({
        span: [-0.8, 1.5],
        ahead: 6.8,
        heading: 180,
        mirrored: true,
      }),
    ],
  }),
];

const bend = { from: 8, radius: -33 };

/** Metres straight ahead as the bent road counts them. */
function onBend([right, ahead, up]: Spot): Spot {
  return [right - aside(ahead, bend), ahead, up];
}

const oncoming = truck({ span: [-11.2, -8.9], ahead: 37.3, heading: 138 });

/** The truck behind the rock, on the plan alone; the bend does not skew it. */
const hidden: Part = {
  ...oncoming,
  draw: (camera) =>
    oncoming.draw({ ...camera, see: (spot) => camera.see(onBend(spot)) }),
};

/** It comes over the middle line, and back over it where you let it. */
const comes = (part: Part) =>
  yielding(
    moving(part, 26.3, [
      [0, 138],
      [0.8, 150],
      [2, 175],
    ]),
    26.3,
    [
      [0, 138],
      [1.6, 146],
      [2.93, 165],
    ],
  );

/** Mountain bend with a mirror. */
export const hazard: Hazard = {
  id: "hz-18",
  alt: "Mountain road bending left behind rock; a blue round sign with a horn; a round mirror at the right shows a truck on the yellow line; the inside mirror is empty.",
  view: {
    lens: { bend },
    backdrop: [sky(), hills(), hills(colours.hill, [10, 22, 14, 30, 20, 12])],
    road: t5({ surface: valley }),
    parts: [...parts, sign(stop["328"], [-2.3, 13, 2.25], 0.8)],
    dash: { speed: 30 },
    mirrors: { inside: {} },
    cues: [
      [-2.3, 13, 2.25],
      [5.2, 17, 2.7],
    ],
  },
  motion: {
    parts: [
      once(rockFace(-2.6, [-24, 2], 6)),
      once(guardRail(4.9, [-24, 2])),
      during(-9, 1, comes(ranked(60, hidden))),
      during(1, 9, comes(hidden)),
    ],

    next: onward(2.13, 30, [
      [0, 0],
      [1.6, 0],
      [2.67, -16],
    ]),
    right: onward(
      3.2,
      [
        [0, 30],
        [0.27, 30],
        [2.13, 9],
      ],
      [
        [1.87, 0],
        [3.47, -10],
      ],
    ),
  },
  plan: {
    from: -8,
    metre: 7.5,
    middle: -3,
    parts: [hidden],
    notes: [sight([[0, 0], onBend([-3, 19]), onBend([-7, 44])])],
  },
  flip: {
    alt: "Mountain road bending left behind rock; a yellow sign with an arrow that bends left, no sign with a horn; a round mirror at the right shows a truck on the yellow line; the inside mirror is empty.",
    parts: [...parts, sign(warningBends["202-left"], [-2.3, 13, 2.25], 1)],
    cues: [
      [-2.3, 13, 2.25],
      [5.2, 17, 2.7],
    ],
  },
};
