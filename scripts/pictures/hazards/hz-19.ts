import { colours } from "../colours";
import { path } from "../svg";
import { hills, sky } from "../view/backdrop";
import { guardRail } from "../view/barriers";
import { area } from "../view/ground";
import { following } from "../view/mirrors";
import { onward } from "../view/moving";
import { measure } from "../view/plan";
import { bushes } from "../view/plants";
import { surfaces, t5 } from "../view/roads";
import { rockFace } from "../view/rocks";
import type { Hazard } from "../view/scene";
import { truck } from "../view/vehicles/truck";

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
  alt: "Road going down to a right bend, solid yellow middle line, a valley far below, a gravel ramp at the left; the dash shows D; a truck fills the mirror.",
  view: {
    lens: { slope: -0.07, bend: { from: 40, radius: 60 } },
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
    ground: [
      // The escape ramp climbs away from the road
      area(
        [
          [-2.1, 36, 0.6],
          [-2.1, 38, 0],
          [-11.1, 66, 0],
          [-11.1, 66, 4.8],
        ],
        colours.ballast,
      ),
      area(
        [
          [-2.1, 23],
          [-2.1, 37, 0.3],
          [-11.1, 66, 4.8],
          [-16.4, 66, 4.8],
        ],
        colours.facadeDark,
      ),
      ...[0.25, 0.5, 0.75].map((share) =>
        area(
          [
            [-2.1, 23 + 14 * share, 0.3 * share],
            [-2.1, 24 + 14 * share, 0.3 * share],
            [-15.9 + 5.3 * share, 66, 4.8],
            [-16.4 + 5.3 * share, 66, 4.8],
          ],
          colours.building,
        ),
      ),
      area(
        [
          [-16.6, 66, 4.7],
          [-15.4, 67, 7.4],
          [-12.2, 67, 7.4],
          [-11, 66, 4.7],
        ],
        colours.building,
      ),
    ],
    parts: [
      rockFace(-2.6, [2, 17], 6),
      rockFace(-2.6, [46, 70], 5.5),
      bushes(9, [14, 70], 2, colours.hedgeDark),
      guardRail(4.9, [2, 90]),
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
    next: onward(2.4, [
      [0, 50],
      [2.4, 64],
    ]),
    right: onward(2.6, [
      [0, 50],
      [2.6, 34],
    ]),
  },
  plan: {
    from: -16,
    metre: 6,
    parts: [truck({ span: [-1.5, 0.8], ahead: -15 })],
    notes: [
      measure([-0.35, 2.5], [-0.35, 19]),
      measure([-1.55, -6.6], [-1.55, 28]),
    ],
  },
};
