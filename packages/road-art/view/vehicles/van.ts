import { colours } from "../../drawing/colours";
import type { Part } from "../part";
import { box } from "../shape";
import type { Hull } from "./hull";
import type { Look, Model, Vehicle } from "./model";
import { bothSides, trapeze, type Piece } from "./pieces";
import { vehicle } from "./vehicle";

const { glass, window, housing, white } = colours;

const vanHull: Hull = {
  half: [
    [0.22, 0.82],
    [0.5, 0.85],
    [1.02, 0.84],
    [1.2, 0.8],
    [2, 0.72],
  ],
  tail: [
    [0.22, -2.3],
    [0.5, -2.35],
    [1.1, -2.3],
    [2, -2.15],
  ],
  nose: [
    [0.22, 2.3],
    [0.5, 2.35],
    [0.9, 2.25],
    [1.1, 1.95],
    [2, 1.05],
  ],
  bow: 0.1,
  round: 0.14,
};

function vanTrim({ shade }: Look): Piece[] {
  return [
    ...bothSides(
      { corners: box(-2, -0.75, 1.15, 1.8, 0.06), fill: glass },
      { corners: box(-0.65, 0.4, 1.15, 1.8, 0.06), fill: glass },
      {
        corners: [
          [0.52, 1.12, 0.05],
          [0.52, 1.8, 0.06],
          [1.08, 1.8, 0.1],
          [1.7, 1.12, 0.05],
        ],
        fill: window,
      },
      { corners: box(-0.72, -0.69, 0.3, 1.85), fill: housing, opacity: 0.4 },
      { corners: box(0.44, 0.47, 0.3, 1.85), fill: housing, opacity: 0.4 },
      { corners: box(1.5, 1.75, 1.1, 1.3, 0.04), fill: shade },
    ),
    { on: "tail", corners: trapeze(0.7, 1.02, 0.64, 1.8, 0.08), fill: window },
    { on: "tail", corners: box(-0.19, 0.19, 0.62, 0.76), fill: white },
    {
      on: "tail",
      corners: box(-0.8, 0.8, 0.26, 0.46, 0.06),
      fill: housing,
      opacity: 0.55,
    },
    {
      on: "nose",
      corners: trapeze(0.74, 1.14, 0.62, 1.84, 0.08),
      fill: window,
    },
    { on: "nose", corners: box(-0.48, 0.48, 0.68, 0.82, 0.05), fill: housing },
    { on: "nose", corners: box(-0.18, 0.18, 0.44, 0.56), fill: white },
    {
      on: "nose",
      corners: box(-0.78, 0.78, 0.26, 0.4, 0.05),
      fill: housing,
      opacity: 0.55,
    },
  ];
}

const vanModel: Model = {
  width: 1.7,
  length: 4.7,
  hull: vanHull,
  roof: [1.3, -2.1],
  wheels: { at: [-1.4, 1.45], radius: 0.32 },
  trim: vanTrim,
  seats: { nose: [0.38, 1.42], tail: [0.38, 1.42], side: [0.75, 1.4] },
  lamps: {
    nose: [0.52, 0.8, 0.66, 0.84],
    tail: [0.72, 0.83, 0.7, 1.08],
    blinkNose: [0.72, 0.75],
    blinkTail: [0.77, 1],
  },
};

/** A van, 1.7 × 2 × 4.7 m. */
export function van(options: Vehicle): Part {
  return vehicle(vanModel, options);
}
