import { colours } from "../../drawing/colours";
import type { Part } from "../part";
import { box } from "../shape";
import type { Hull } from "./hull";
import type { Look, Model, Vehicle } from "./model";
import { bothSides, trapeze, type Piece } from "./pieces";
import { vehicle } from "./vehicle";

const { window, housing, paintYellow } = colours;

/** Tall and upright, with hardly a bonnet. */
const keiHull: Hull = {
  half: [
    [0.2, 0.71],
    [0.5, 0.74],
    [0.95, 0.73],
    [1.75, 0.64],
  ],
  tail: [
    [0.2, -1.66],
    [0.5, -1.7],
    [1.05, -1.68],
    [1.75, -1.5],
  ],
  nose: [
    [0.2, 1.66],
    [0.5, 1.7],
    [0.85, 1.62],
    [1.02, 1.2],
    [1.75, 0.5],
  ],
  bow: 0.1,
  round: 0.16,
};

function keiTrim({ shade }: Look): Piece[] {
  return [
    ...bothSides(
      { corners: box(-1.42, -0.42, 1.02, 1.56, 0.08), fill: window },
      {
        corners: [
          [-0.32, 1.02, 0.05],
          [-0.32, 1.56, 0.06],
          [0.42, 1.56, 0.1],
          [0.92, 1.02, 0.05],
        ],
        fill: window,
      },
      { corners: box(-0.4, -0.36, 0.35, 1.6), fill: shade },
      { corners: box(0.78, 0.98, 1, 1.14, 0.04), fill: shade },
    ),
    { on: "tail", corners: trapeze(0.6, 1.02, 0.54, 1.6, 0.1), fill: window },
    { on: "tail", corners: box(-0.17, 0.17, 0.56, 0.7), fill: paintYellow },
    { on: "nose", corners: trapeze(0.62, 1.06, 0.56, 1.64, 0.1), fill: window },
    { on: "nose", corners: box(-0.36, 0.36, 0.6, 0.7, 0.05), fill: housing },
    { on: "nose", corners: box(-0.17, 0.17, 0.38, 0.5), fill: paintYellow },
  ];
}

const keiModel: Model = {
  width: 1.48,
  length: 3.4,
  hull: keiHull,
  roof: [0.7, -1.45],
  wheels: { at: [-1.2, 1.25], radius: 0.28 },
  trim: keiTrim,
  seats: { nose: [0.32, 1.26], tail: [0.3, 1.26], side: [0.05, 1.24] },
  lamps: {
    nose: [0.42, 0.68, 0.62, 0.82],
    tail: [0.58, 0.71, 0.72, 1.02],
    blinkNose: [0.62, 0.7],
    blinkTail: [0.65, 0.9],
  },
};

/** A kei car: small and tall, with a yellow plate; 1.48 × 1.75 × 3.4 m. */
export function keiCar(options: Vehicle): Part {
  return vehicle(keiModel, options);
}
