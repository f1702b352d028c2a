import { colours } from "@/packages/road-art/drawing/colours";
import { hills, sky } from "@/packages/road-art/view/backdrop";
import { barrier } from "@/packages/road-art/view/barriers";
import { building, walls } from "@/packages/road-art/view/buildings";
import type { Spot } from "@/packages/road-art/view/camera";
import { dog } from "@/packages/road-art/view/dog";
import { everywhere, strip } from "@/packages/road-art/view/ground";
import { following } from "@/packages/road-art/view/mirrors";
import { moving, onward } from "@/packages/road-art/view/moving";
import { child, man, woman } from "@/packages/road-art/view/people/people";
import { poses } from "@/packages/road-art/view/people/poses";
import { blind, way } from "@/packages/road-art/view/plan";
import { t1 } from "@/packages/road-art/view/roads";
import type { Hazard } from "@/packages/road-art/view/scene";
import { car } from "@/packages/road-art/view/vehicles/car";
import { kindergartenBus } from "@/packages/road-art/view/vehicles/kindergarten-bus";

const smock = { top: colours.cloth, legs: colours.otherCarDark };

/** Where the old man stands, and his hand with the lead. */
const waiting: Spot = [-2.6, 23];

const parts = [
  building({
    right: 8.8,
    along: [19, 28],
    high: 12,
    deep: 11,
    floors: 4,
    pitch: 4.5,
  }),
  barrier(7.4, [2, 60], 0.6, {
    colour: colours.hedgeDark,
    top: colours.hedge,
    thick: 0.8,
  }),
  barrier(-3.5, [1.5, 34], 0.9, {
    colour: colours.facadeDark,
    top: colours.sidewalk,
  }),
  barrier(-3.8, [1.5, 33], 2, { colour: colours.hedge }),
  building({
    right: -6,
    along: [35, 50],
    high: 5,
    deep: 9,
    roof: 2.2,
    walls: walls.cool,
  }),
  kindergartenBus({
    span: [1.95, 4],
    ahead: 17.5,
    heading: 180,
    indicator: "hazard",
  }),
  woman({
    at: [4.85, 18.9],
    heading: 120,
    pose: "step",
    clothes: { top: colours.clothLight, legs: colours.uniform },
  }),
  child({
    at: [5.4, 18.2],
    heading: -160,
    tall: 1.1,
    pose: "wave",
    clothes: smock,
  }),
  man({
    at: waiting,
    heading: 80,
    tall: 1.62,
    pose: {
      hands: [
        [-0.24, 0.24, 0.82],
        [0.3, 0.42, 1.62],
      ],
      feet: poses.stand.feet,
    },
    clothes: {
      top: colours.otherCar,
      legs: colours.trousers,
      hair: colours.hairGrey,
    },
  }),
  dog([-2, 22.2], [-2.45, 23, 0.8]),
];

/** A child of the kindergarten that crosses behind the bus. */
const runner = (right: number) =>
  child({
    at: [right, 24.7],
    heading: -90,
    tall: 1.1,
    pose: "run",
    clothes: smock,
  });

/** Kindergarten bus on the other side. */
export const hazard: Hazard = {
  id: "hz-41",
  alt: "Two lanes; a yellow kindergarten bus (幼児バス) stands at the right kerb and faces you, lamps flashing on both sides; beside it a woman and a child on the sidewalk; at the left edge an old man with a dog raises an arm and looks towards the back of the bus; nobody is on the road; a car close in the mirror.",
  view: {
    lens: { slope: 0.022 },
    haze: false,
    backdrop: [sky(), hills(colours.hillFar, [18, 30, 22])],
    road: t1({
      asphalt: [-3.2, 4.3],
      sides: "none",
      lines: [
        { at: -1.85, kind: "solid" },
        { at: 1.25, kind: "broken" },
      ],
    }),
    ground: [
      strip([-3.2, -1.95], everywhere, colours.lampGreen, 0.35),
      strip([4.3, 7.3], everywhere, colours.sidewalk),
      strip([4.3, 4.45], everywhere, colours.kerb),
    ],
    parts,
    dash: { speed: 30 },
    mirrors: {
      inside: {
        parts: [following("inside", car, { width: 1.7, share: 0.46 })],
      },
    },
    cues: [
      [1.9, 24, 0.8],
      [-2.4, 23, 0.8],
      { mirror: "inside", at: [0.5, 0.6] },
    ],
  },
  motion: {
    parts: [
      moving(
        runner(2.9),
        [
          [0.6, 0],
          [0.9, 9.5],
          [2.3, 9.5],
          [2.5, 0],
        ],
        -90,
      ),
    ],
    next: onward(2.08, 30),
    right: onward(3.4, [
      [0, 30],
      [0.4, 30],
      [2.3, 6],
      [3, 3],
    ]),
  },
  plan: {
    from: -8,
    metre: 11,
    middle: 1.2,
    parts: [car({ span: [-1.2, 0.5], ahead: -10 }), runner(2.9)],
    ground: [
      blind([
        [1.95, 23.9],
        [2.6, 30],
        [4.3, 30],
        [4.3, 23.9],
      ]),
    ],
    notes: [
      way([
        [2.4, 24.7],
        [-1.2, 24.7],
      ]),
      way([
        [-0.35, 3],
        [-0.35, 15],
      ]),
    ],
  },
  flip: {
    alt: "Two lanes; a yellow kindergarten bus (幼児バス) stands at the right kerb and faces you, lamps flashing on both sides; a child runs out from behind it into your lane; beside the bus a woman and another child on the sidewalk; at the left edge an old man with a dog raises an arm; a car close in the mirror.",
    parts: [...parts, moving(runner(1.15), 9.5, -90)],
    cues: [[1.1, 24.7, 0.6]],
  },
};
