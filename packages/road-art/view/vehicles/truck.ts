import { colours } from "../../drawing/colours";
import type { Part } from "../part";
import { box, type Corner } from "../shape";
import type { Hull } from "./hull";
import { looks, type Look, type Model, type Vehicle } from "./model";
import { bothSides, trapeze, type Piece } from "./pieces";
import { vehicle } from "./vehicle";

const { window, housing, white, greyCar, greyCarDark, pole } = colours;

const hull: Hull = {
  half: [
    [0.4, 1.13],
    [3.1, 1.15],
  ],
  tail: [
    [0.4, -4],
    [3.1, -4],
  ],
  nose: [
    [0.4, 4],
    [1.2, 3.98],
    [2.2, 3.75],
    [2.25, 2.5],
    [3.1, 2.4],
  ],
  bow: 0.03,
  round: 0.06,
};

/** The cab below the front of the box, as far out as the hull. */
const cab: Corner[] = [
  [-1.16, 0.38],
  [-1.16, 1.2],
  [-1.16, 2.2, 0.05],
  [1.16, 2.2, 0.05],
  [1.16, 1.2],
  [1.16, 0.38],
];

function trim({ body }: Look): Piece[] {
  return [
    ...bothSides(
      { corners: box(-3.95, 2.1, 0.4, 0.9), fill: housing },
      { corners: box(2.35, 3.85, 0.5, 1.15, 0.05), fill: greyCar },
      {
        corners: [
          [2.6, 1.3, 0.05],
          [2.6, 2, 0.05],
          [3.55, 2, 0.05],
          [3.75, 1.3, 0.05],
        ],
        fill: window,
      },
    ),
    // Doors, bumper and plate of the box
    { on: "tail", corners: box(-1.04, 1.04, 1.02, 3.02, 0.03), fill: body },
    { on: "tail", corners: box(-0.02, 0.02, 1.02, 3.02), fill: greyCarDark },
    { on: "tail", corners: box(-0.16, -0.1, 1.1, 2.9), fill: pole },
    { on: "tail", corners: box(0.1, 0.16, 1.1, 2.9), fill: pole },
    { on: "tail", corners: box(-1.13, 1.13, 0.4, 0.96), fill: housing },
    { on: "tail", corners: box(-0.22, 0.22, 0.62, 0.8), fill: white },
    { on: "nose", corners: cab, fill: greyCar },
    { on: "nose", corners: trapeze(1, 1.3, 0.96, 2.1, 0.1), fill: window },
    { on: "nose", corners: box(-0.6, 0.6, 0.86, 1.08, 0.05), fill: housing },
    { on: "nose", corners: box(-1.13, 1.13, 0.42, 0.6, 0.05), fill: housing },
    { on: "nose", corners: box(-0.22, 0.22, 0.6, 0.76), fill: white },
  ];
}

const model: Model = {
  width: 2.3,
  length: 8,
  hull,
  roof: [3.1, -3.9],
  wheels: { at: [-2.4, 2.9], radius: 0.45 },
  trim,
  seats: { nose: [0.55, 1.62], side: [3.1, 1.6] },
  lamps: {
    nose: [0.74, 1.06, 0.66, 0.86],
    tail: [0.72, 1.08, 0.6, 0.82],
    blinkNose: [1, 1],
    blinkTail: [1, 0.71],
  },
};

/** A box truck, 2.3 × 3.1 × 8 m; its cab is grey. */
export function truck(options: Vehicle): Part {
  return vehicle(model, { look: looks.white, ...options });
}
