import { colours } from "@/packages/road-art/drawing/colours";
import { hills, sky, woods } from "@/packages/road-art/view/backdrop";
import { strip } from "@/packages/road-art/view/ground";
import { headlamps, lampPair } from "@/packages/road-art/view/lights";
import { during, moving, onward } from "@/packages/road-art/view/moving";
import { man } from "@/packages/road-art/view/people/people";
import { bushes, tree } from "@/packages/road-art/view/plants";
import { surfaces, t4 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";

const { night, taxiDark } = colours;
const black = { leaf: night, shade: night, trunk: night };

const lines = [
  { at: -1.75, kind: "solid" },
  { at: 1.25, kind: "broken" },
  { at: 4.25, kind: "solid" },
] as const;
const { greyCarDark, otherCarDark, pole, white } = colours;

/** Stray light shows shoes and legs best; above them he is dim. */
const dim = {
  top: greyCarDark,
  legs: pole,
  shoes: otherCarDark,
  skin: greyCarDark,
};
const lit = { top: otherCarDark, legs: pole, shoes: white };

/** Walks out in front of you, lit as he comes into your light. */
const walker = (clothes: typeof dim | typeof lit) =>
  moving(
    man({ at: [4.4, 26], heading: -90, clothes }),
    [
      [0.25, 0],
      [0.63, 8.8],
    ],
    -90,
  );

const parts = [
  bushes(-9, [16, 80], 5, night),
  bushes(11, [18, 80], 4, night),
  tree([-6.5, 22], 8, black),
  tree([8.5, 30], 9, black),
  during(-9, 1.13, walker(dim)),
];

/** Dark road, nobody ahead. */
export const hazard: Hazard = {
  id: "hz-04",
  alt: "Night, unlit country road; the headlights reach a short way; a dim figure at the right edge, outside their light; no other lights, none in the mirror.",
  view: {
    backdrop: [sky(night, taxiDark), hills(night), woods(night)],
    haze: false,
    road: t4({
      surface: { ...surfaces.night, sidewalk: night },
      lines,
    }),
    ground: [strip([-1.82, -1.68], [1, 40], colours.white, 0.75)],
    light: [headlamps([34, 40, 22])],
    parts,
    dash: { speed: 40, beam: true },
    mirrors: { inside: { sky: night, land: night, dark: true } },
    cues: [[4.4, 26, 0.9], { mirror: "inside", at: [0.5, 0.5] }],
  },
  motion: {
    parts: [during(1.13, 9, walker(lit))],
    next: onward(1.88, 40),
    right: onward(3.75, [
      [0, 40],
      [0.25, 40],
      [3.75, 0],
    ]),
  },
  plan: {
    from: -6,
    metre: 5.5,
    middle: 1.25,
    road: t4({ lines }),
    notes: [
      headlamps([34, 40, 22], { strength: 0.4 }),
      headlamps([70, 100, 60], { strength: 0.2 }),
    ],
  },
  flip: {
    alt: "Night, unlit country road; the headlights reach a short way; a dim figure at the right edge, outside their light; far ahead two small lights; none in the mirror.",

    parts: [
      ...parts,
      lampPair([2.85, 70, 0.65], colours.headLamp, { radius: 0.14 }),
    ],
    cues: [
      [4.4, 26, 0.85],
      [2.85, 70, 0.65],
    ],
  },
};
