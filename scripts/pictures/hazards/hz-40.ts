import { colours } from "@/packages/road-art/drawing/colours";
import { deer } from "@/packages/road-art/view/animals";
import { sky } from "@/packages/road-art/view/backdrop";
import { strip } from "@/packages/road-art/view/ground";
import { glare, headlamps, lampPair } from "@/packages/road-art/view/lights";
import { following } from "@/packages/road-art/view/mirrors";
import { moving, onward } from "@/packages/road-art/view/moving";
import type { Part } from "@/packages/road-art/view/part";
import { way } from "@/packages/road-art/view/plan";
import { firs, tree } from "@/packages/road-art/view/plants";
import { surfaces, t4 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { sign } from "@/packages/road-art/view/street/signs";
import { car } from "@/packages/road-art/view/vehicles/car";
import { looks } from "@/packages/road-art/view/vehicles/model";
import { warningDangers } from "../signs/warning-dangers";

const { unlitGreen, night, skyNight } = colours;
const trees = colours.skyNight;
const lines = t4().lines.map((line) =>
  line.kind === "broken" ? line : { ...line, kind: "solid" as const },
);
const surface = {
  ...surfaces.country,
  asphalt: colours.asphaltDark,
  beside: unlitGreen,
  sidewalk: colours.hedgeDark,
  line: colours.otherCarDark,
};

/** Light of a car that is still hidden, low among the trees. */
const glow: Part = {
  far: 62,
  draw: (camera) =>
    camera.above ? "" : glare([396, 171], 40, 0.9) + glare([396, 171], 14),
};

/** Deer at the edge. */
export const hazard: Hazard = {
  id: "hz-40",
  alt: "Forest road at dusk: a deer stands at the left edge, its head towards the road; two bright dots among the trees, a glow behind the right bend; lights in the mirror.",
  view: {
    lens: { bend: { from: 30, radius: 80 } },
    backdrop: [sky(colours.blueCarDark, colours.building)],
    haze: false,
    road: t4({ surface, lines }),
    light: [headlamps([34, 40, 26], { strength: 0.16 })],
    parts: [
      firs(-13, [10, 200], 16, unlitGreen),
      firs(14, [10, 60], 16, unlitGreen),
      firs(-4.8, [5, 160], 9, trees),
      firs(6.2, [5, 58], 9, trees),
      glow,
      lampPair([-4.3, 28.5, 1.1], colours.beam, { apart: 0.26, radius: 0.075 }),
      sign(warningDangers["214-2"], [-2.6, 12, 2.2], 1),
      moving(
        deer([-2.3, 24.5], { coat: colours.skinDark }),
        [
          [0.7, 0],
          [1.08, 8],
        ],
        90,
      ),
    ],
    dash: { speed: 40, beam: true },
    mirrors: {
      inside: {
        dark: true,
        sky: skyNight,
        land: night,
        parts: [
          following("inside", car, {
            width: 1.7,
            share: 0.3,
            lights: true,
            look: looks.taxi,
          }),
        ],
      },
    },
    cues: [
      [-2.3, 24.5, 0.8],
      [-4.3, 28.5, 1.1],
      [1.9, 62, 1.25],
      { mirror: "inside", at: [0.5, 0.5] },
    ],
  },
  motion: {
    parts: [
      moving(
        deer([-4.6, 28.5], { coat: colours.skinDark }),
        [
          [1.25, 0],
          [1.75, 9.6],
        ],
        90,
        { during: [1.25, 9] },
      ),
    ],

    next: onward(1.97, 40),
    right: onward(4, [
      [0, 40],
      [3.7, 0],
    ]),
  },
  plan: {
    from: -8,
    metre: 5.6,
    middle: 6,
    road: t4({ lines }),
    ground: [
      strip([-80, -4.2], [-20, 120], colours.leafDark),
      strip([6.2, 80], [-20, 120], colours.leafDark),
    ],
    parts: [
      deer([-4.6, 28.5]),
      ...[-6.5, 9].flatMap((right) =>
        [4, 14, 33, 43].map((ahead) => tree([right, ahead], 9)),
      ),
      car({ span: [2, 3.7], ahead: 52, heading: 195, lights: true }),
    ],
    notes: [
      way([
        [2.85, 51],
        [2.85, 38],
      ]),
    ],
  },
};
