import { colours } from "../../drawing/colours";
import type { Part } from "../part";
import { box } from "../shape";
import { boxHull } from "./hull";
import { looks, type Look, type Model, type Vehicle } from "./model";
import { bothSides, trapeze, type Piece } from "./pieces";
import { vehicle } from "./vehicle";

const { window, glass, housing, white, blueCar } = colours;

function busTrim({ shade }: Look): Piece[] {
  const rows = Array.from({ length: 5 }, (_, index) => -4.8 + index * 1.7);
  return [
    ...bothSides(
      ...rows.map((y) => ({
        corners: box(y, y + 1.5, 1.5, 2.55, 0.08),
        fill: glass,
      })),
      { corners: box(3.85, 4.75, 0.5, 2.6, 0.06), fill: window },
      { corners: box(-5.1, 5.1, 0.95, 1.15), fill: blueCar },
    ),
    { on: "tail", corners: box(-1.1, 1.1, 1.65, 2.6, 0.12), fill: window },
    { on: "tail", corners: box(-1.24, 1.24, 0.95, 1.15), fill: blueCar },
    { on: "tail", corners: box(-0.75, 0.75, 0.62, 0.9, 0.04), fill: shade },
    { on: "tail", corners: box(-0.22, 0.22, 1.2, 1.36), fill: white },
    { on: "tail", corners: box(-1.22, 1.22, 0.35, 0.5, 0.05), fill: housing },
    {
      on: "nose",
      corners: trapeze(1.16, 1.15, 1.08, 2.55, 0.14),
      fill: window,
    },
    { on: "nose", corners: box(-0.8, 0.8, 2.66, 2.95, 0.05), fill: housing },
    { on: "nose", corners: box(-0.22, 0.22, 0.5, 0.66), fill: white },
    { on: "nose", corners: box(-1.22, 1.22, 0.32, 0.46, 0.05), fill: housing },
  ];
}

const busModel: Model = {
  width: 2.5,
  length: 10.5,
  hull: boxHull(2.5, 10.5, 0.32, 3.1),
  roof: [5, -4.9],
  wheels: { at: [-2.7, 2.9], radius: 0.48 },
  trim: busTrim,
  seats: { nose: [0.6, 1.62], side: [4.3, 1.75] },
  lamps: {
    nose: [0.8, 1.12, 0.7, 0.9],
    tail: [0.92, 1.16, 0.66, 0.9],
    blinkNose: [1.1, 1],
    blinkTail: [1.06, 1.28],
  },
};

/** A bus, 2.5 × 3.1 × 10.5 m. */
export function bus(options: Vehicle): Part {
  return vehicle(busModel, { look: looks.white, ...options });
}
