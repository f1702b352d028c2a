import { colours } from "../../drawing/colours";
import { circle, path, type Point } from "../../drawing/svg";
import type { Camera } from "../camera";
import type { Part } from "../part";
import { box, tenth } from "../shape";
import { glow } from "./lamps";
import { looks, type Look, type Model, type Vehicle } from "./model";
import { bothSides, trapeze, type Piece } from "./pieces";
import type { Stance } from "./stance";
import { vehicle } from "./vehicle";

const { window, glass, housing, white } = colours;

function ambulanceTrim({ shade }: Look): Piece[] {
  const red = colours.ambulanceStripe;
  return [
    ...bothSides(
      { corners: box(-2.7, 2.6, 1, 1.2), fill: red },
      { corners: box(-1.6, 0.4, 1.45, 2, 0.06), fill: glass },
      {
        corners: [
          [0.8, 1.35, 0.05],
          [0.8, 2, 0.06],
          [1.5, 2, 0.1],
          [2.1, 1.35, 0.05],
        ],
        fill: window,
      },
    ),
    { on: "tail", corners: box(-0.92, 0.92, 1, 1.2), fill: red },
    { on: "tail", corners: trapeze(0.74, 1.35, 0.7, 2.05, 0.08), fill: window },
    { on: "nose", corners: trapeze(0.82, 1.22, 0.7, 1.95, 0.08), fill: window },
    { on: "nose", corners: box(-0.92, 0.92, 0.94, 1.1), fill: red },
    { on: "nose", corners: box(-0.5, 0.5, 0.68, 0.86, 0.05), fill: housing },
    { on: "nose", corners: box(-0.18, 0.18, 0.44, 0.56), fill: white },
    { on: "nose", corners: box(-0.88, 0.88, 0.26, 0.4, 0.05), fill: shade },
  ];
}

const ambulanceModel: Model = {
  width: 1.9,
  length: 5.6,
  hull: {
    half: [
      [0.24, 0.92],
      [1.1, 0.95],
      [2.3, 0.86],
    ],
    tail: [
      [0.24, -2.8],
      [2.3, -2.7],
    ],
    nose: [
      [0.24, 2.75],
      [0.5, 2.8],
      [1, 2.65],
      [1.2, 2.35],
      [2.3, 1.4],
    ],
    bow: 0.1,
    round: 0.16,
  },
  roof: [1.6, -2.6],
  wheels: { at: [-1.6, 1.7], radius: 0.34 },
  trim: ambulanceTrim,
  seats: { nose: [0.42, 1.5], side: [1.2, 1.55] },
  lamps: {
    nose: [0.58, 0.88, 0.68, 0.86],
    tail: [0.74, 0.9, 0.6, 0.9],
    blinkNose: [0.8, 0.78],
    blinkTail: [0.82, 0.85],
  },
  extra: redLamps,
};

/** An ambulance with its red lamps flashing, 1.9 × 2.5 × 5.6 m. */
export function ambulance(options: Vehicle): Part {
  return vehicle(ambulanceModel, { look: looks.white, ...options });
}

function redLamps(camera: Camera, stance: Stance): string {
  return [-0.55, 0.55]
    .map((x) => {
      const spot = stance.spot(x, 1.2, 2.4);
      const [px, py] = camera.see(spot);
      const at: Point = [tenth(px), tenth(py)];
      const radius = Math.max(2, tenth(0.16 * camera.scale(spot)));
      const [a, b] = [tenth(radius * 1.5), tenth(radius * 2.6)];
      const rays = `M${at[0] - a} ${at[1]}h${a - b}M${at[0] + a} ${at[1]}h${b - a}M${at[0]} ${at[1] - a}v${a - b}M${at[0] - a} ${at[1] - a}l${a - b} ${a - b}M${at[0] + a} ${at[1] - a}l${b - a} ${a - b}`;
      return (
        glow(at, radius, colours.brakeLamp) +
        circle(at, radius, colours.lampRed) +
        path(rays, {
          stroke: colours.lampRed,
          width: tenth(radius * 0.5),
          cap: "round",
        })
      );
    })
    .join("");
}
