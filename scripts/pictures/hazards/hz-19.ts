import { colours } from "@/packages/road-art/drawing/colours";
import { path } from "@/packages/road-art/drawing/svg";
import { hills, sky } from "@/packages/road-art/view/backdrop";
import { guardRail } from "@/packages/road-art/view/barriers";
import { following } from "@/packages/road-art/view/mirrors";
import { onward } from "@/packages/road-art/view/moving";
import { measure } from "@/packages/road-art/view/plan";
import { surfaces, t5 } from "@/packages/road-art/view/roads";
import { rockFace } from "@/packages/road-art/view/rocks";
import type { Hazard } from "@/packages/road-art/view/scene";
import { sign } from "@/packages/road-art/view/street/signs";
import { truck } from "@/packages/road-art/view/vehicles/truck";
import { warningLanes } from "../signs/warning-lanes";

/** A valley far below with a river and the roofs of a small town. */
const valley =
  path("M0 172H600V260H0Z", colours.field) +
  path(
    "M600 176Q470 184 520 196T430 214Q380 222 330 250H360Q410 226 470 216T545 198Q500 186 600 180Z",
    colours.water,
  ) +
  path(
    "M372 206l6-5 6 5v6h-12ZM390 202l6-5 6 5v6h-12ZM396 212l7-5 7 5v7h-14ZM420 200l6-5 6 5v6h-12ZM438 206l7-6 7 6v7h-14ZM458 200l6-5 6 5v6h-12ZM474 208l7-6 7 6v7h-14ZM494 202l6-5 6 5v6h-12ZM512 210l7-6 7 6v7h-14Z",
    colours.facade,
  ) +
  path(
    "M371 207l7-6 7 6ZM389 203l7-6 7 6ZM395 213l8-6 8 6ZM419 201l7-6 7 6ZM437 207l8-7 8 7ZM457 201l7-6 7 6ZM473 209l8-7 8 7ZM493 203l7-6 7 6ZM511 211l8-7 8 7Z",
    colours.redCar,
  );

/** Long way down. */
export const hazard: Hazard = {
  id: "hz-19",
  alt: "Road going down to a right bend, solid yellow middle line, a yellow sign for a steep slope, a valley far below; the dash shows D; a truck fills the mirror.",
  view: {
    lens: { slope: -0.05, bend: { from: 20, radius: 50 } },
    backdrop: [
      sky(),
      hills(),
      hills(colours.hill, [40, 30, 14, 8, 16, 24]),
      valley,
    ],
    haze: false,
    road: t5({
      surface: { ...surfaces.country, beside: colours.leafDark },
    }),
    parts: [
      rockFace(-2.9, [-10, 20], 6),
      rockFace(-2.9, [20, 62], 6),
      guardRail(4.9, [-8, 20]),
      guardRail(4.9, [20, 90]),
      sign(warningLanes["212-4"], [-2.4, 17, 2.2], 1.2),
    ],
    dash: { speed: 50, gear: "D" },
    mirrors: {
      inside: {
        parts: [following("inside", truck, { width: 2.3, share: 0.6 })],
      },
    },
    cues: [
      [1.25, 45, 0],
      // The gear on the dashboard
      [-0.106, 2, 0.784],
      { mirror: "inside", at: [0.5, 0.5] },
    ],
  },
  motion: {
    next: onward(
      2.2,
      [
        [0, 50],
        [2.2, 64],
      ],
      [
        [1.4, 0],
        [2.2, 9],
      ],
    ),
    right: onward(
      2.6,
      [
        [0, 50],
        [2.6, 34],
      ],
      [
        [1.8, 0],
        [2.6, 6],
      ],
    ),
  },
  plan: {
    from: -16,
    metre: 6,
    parts: [truck({ span: [-1.5, 0.8], ahead: -15 })],
    notes: [measure([-0.35, 2.5], [-0.35, 19])],
  },
};
