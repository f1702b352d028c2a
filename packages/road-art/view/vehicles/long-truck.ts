import { colours } from "../../drawing/colours";
import type { Part } from "../part";
import { box } from "../shape";
import type { Hull } from "./hull";
import { looks, type Look, type Model, type Vehicle } from "./model";
import { bothSides, trapeze, type Piece } from "./pieces";
import { vehicle } from "./vehicle";

const { window, housing, white, greyCar, greyCarDark, pole } = colours;
const { blueCar, blueCarDark } = colours;

const hull: Hull = {
  half: [
    [0.4, 1.23],
    [3.6, 1.25],
  ],
  tail: [
    [0.4, -5.8],
    [3.6, -5.8],
  ],
  nose: [
    [0.4, 5.8],
    [1.3, 5.78],
    [2.7, 5.55],
    [2.8, 5.2],
    [3.5, 4.2],
    [3.6, 3.6],
  ],
  bow: 0.03,
  round: 0.03,
};

/** Box, cab and what hangs between the axles, on both sides. */
const sides = bothSides(
  { corners: box(-5.77, 5.6, 0.4, 1), fill: housing },
  { corners: box(-1.6, 3.4, 0.52, 0.86), fill: greyCar },
  { corners: box(-5.77, 3.5, 1.5, 1.8), fill: blueCar },
  { corners: box(3.5, 3.7, 1, 3.5), fill: housing },
  {
    corners: [
      [3.7, 0.5],
      [3.7, 3.5],
      [4.2, 3.48],
      [5.2, 2.78],
      [5.52, 2.68],
      [5.74, 1.3],
      [5.74, 0.5],
    ],
    fill: blueCarDark,
  },
  {
    corners: [
      [4.5, 1.55],
      [4.5, 2.4],
      [5.45, 2.4],
      [5.6, 1.55],
    ],
    fill: window,
  },
);

/** Doors with their bars, bumper and plate. */
function rear({ body }: Look): Piece[] {
  const all: readonly [number, number, number, number, Piece["fill"]][] = [
    [-1.25, 1.25, 0.4, 1.04, housing],
    [-1.16, 1.16, 1.12, 3.5, body],
    [-0.02, 0.02, 1.12, 3.5, greyCarDark],
    [-0.2, -0.14, 1.2, 3.4, pole],
    [0.14, 0.2, 1.2, 3.4, pole],
    [-0.22, 0.22, 0.5, 0.68, white],
  ];
  return all.map(([left, right, low, high, fill]) => ({
    on: "tail",
    corners: box(left, right, low, high),
    fill,
  }));
}

/** The cab below its air deflector. */
const front: Piece[] = [
  { on: "nose", corners: box(-1.23, 1.23, 0.42, 2.76, 0.12), fill: blueCar },
  { on: "nose", corners: trapeze(1.1, 1.5, 1.05, 2.55, 0.1), fill: window },
  { on: "nose", corners: box(-0.7, 0.7, 0.95, 1.2, 0.05), fill: housing },
  { on: "nose", corners: box(-1.23, 1.23, 0.42, 0.62, 0.05), fill: housing },
  { on: "nose", corners: box(-0.22, 0.22, 0.64, 0.8), fill: white },
];

const model: Model = {
  width: 2.5,
  length: 11.6,
  hull,
  roof: [4.6, -5.7],
  wheels: { at: [-3.6, -2.4, 4.6], radius: 0.5 },
  trim: (look) => [...sides, ...rear(look), ...front],
  seats: { nose: [0.6, 1.9], side: [4.9, 1.9] },
  lamps: {
    nose: [0.8, 1.14, 0.7, 0.92],
    tail: [0.46, 0.82, 0.58, 0.78],
    blinkNose: [1.1, 1.05],
    blinkTail: [1.12, 0.67],
  },
};

/** A long box truck, 2.5 × 3.6 × 11.6 m; its tail reaches 2 m behind the wheels. */
export function longTruck(options: Vehicle): Part {
  return vehicle(model, { look: looks.white, ...options });
}
