import { colours } from "@/packages/road-art/drawing/colours";
import { hills, sky } from "@/packages/road-art/view/backdrop";
import {
  area,
  brokenAlong,
  lineAcross,
  lineAlong,
  strip,
  type Ground,
  type Span,
} from "@/packages/road-art/view/ground";
import { onward } from "@/packages/road-art/view/moving";
import type { Part } from "@/packages/road-art/view/part";
import { way } from "@/packages/road-art/view/plan";
import { surfaces, t4, type Surface } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { sign } from "@/packages/road-art/view/street/signs";
import { pool } from "@/packages/road-art/view/water";
import { bareTree, frostyRailing } from "@/packages/road-art/view/winter";
import { warningDangers } from "../signs/warning-dangers";

const { blueCarDark, headLamp, skyPale, white } = colours;

const deck: Span = [-2.6, 5.1];
const bridge: Span = [22, 110];

const ground: Surface = {
  ...surfaces.country,
  beside: colours.plot,
  sidewalk: colours.building,
};

/** The river under the bridge, below the eye by one more metre and a half. */
const river: Ground = (camera) =>
  camera.above
    ? strip([-60, 60], [24, 58], blueCarDark)(camera)
    : area(
        [
          [-500, 48.4, -1.5],
          [500, 48.4, -1.5],
          [500, 170, -1.5],
          [-500, 170, -1.5],
        ],
        blueCarDark,
      )(camera);

/** Mist over the river, thickest far away. */
const mist: Part = {
  far: 105,
  draw: (camera) =>
    camera.above
      ? ""
      : `<g fill="${white}" opacity=".4"><ellipse cx="60" cy="183" rx="190" ry="13"/><ellipse cx="20" cy="179" rx="230" ry="7"/><ellipse cx="560" cy="182" rx="170" ry="12"/><ellipse cx="500" cy="178" rx="230" ry="7"/><ellipse cx="300" cy="176" rx="360" ry="5"/></g>`,
};

/** Where the ice shines brightest: across the bridge, and from where to where. */
const sheets: readonly (readonly [Span, number, number])[] = [
  [[-1.9, 0.9], 1.5, 6.5],
  [[0.6, 4.3], 4, 15],
  [[-1.5, 0.2], 11, 25],
  [[0.9, 3.7], 20, 42],
];

/** The shine of the ice: pale, with brighter sheets. */
const ice = (along: Span): Ground[] => [
  strip(deck, along, colours.otherCarDark),
  strip([-2.1, 4.6], along, skyPale, 0.6),
  ...sheets.map(([across, from, to]) =>
    pool(across, [along[0] + from, along[0] + to], white),
  ),
];
const joint = (at: number) => lineAcross(deck, at, 0.5, colours.housing);

/** Bridge at dawn. */
export const hazard: Hazard = {
  id: "hz-24",
  alt: "Winter morning, no sun yet: dull dry road, then an empty bridge with white railings and a shining surface; a yellow sign with a skidding car; the mirror is empty.",
  view: {
    backdrop: [
      sky(colours.facadeCool, headLamp),
      hills(),
      hills(colours.buildingDark, [12, 16, 26, 14, 10, 20, 34, 22]),
    ],
    haze: false,
    road: t4({ surface: ground }),
    ground: [
      river,
      ...ice(bridge),
      lineAlong(-1.75, bridge, skyPale),
      lineAlong(4.25, bridge, skyPale),
      brokenAlong(1.25, { along: [30, 100], colour: colours.kerb }),
      joint(21.7),
    ],
    parts: [
      bareTree([-8, 18], 6),
      bareTree([-12, 21], 7),
      bareTree([9.5, 20], 6.5),
      mist,
      frostyRailing(deck[0], bridge),
      frostyRailing(deck[1], bridge),
      sign(warningDangers["209"], [-2.6, 17, 2.1], 1.15),
    ],
    dash: { speed: 50 },
    mirrors: { inside: { land: colours.plot } },
    cues: [
      [0.4, 26],
      [-2.6, 26, 0.8],
      [5.1, 26, 0.8],
    ],
  },
  motion: {
    next: onward(
      2.7,
      [
        [0, 50],
        [1.6, 50],
        [2.6, 44],
      ],
      [
        [1.6, 0],
        [2.4, 10],
        [2.8, 20],
      ],
    ),
    right: onward(3, [
      [0, 50],
      [1.4, 28],
    ]),
  },
  plan: {
    from: -6,
    metre: 5.6,
    road: t4({ surface: ground }),
    ground: [river, ...ice([22, 60]), joint(21.7), joint(60)],
    notes: [
      ...[33, 46].flatMap((ahead) => [
        way([
          [-20, ahead],
          [-4, ahead],
        ]),
        way([
          [6.6, ahead],
          [22, ahead],
        ]),
      ]),
    ],
  },
};
