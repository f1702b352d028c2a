import { colours } from "../../drawing/colours";
import { path, polygon } from "../../drawing/svg";
import type { Spot } from "../camera";
import type { Part } from "../part";
import { box, facet, track, type Corner } from "../shape";
import type { Hull } from "./hull";
import { looks, type Look, type Model, type Vehicle } from "./model";
import { bothSides, pieces, trapeze, type Piece } from "./pieces";
import { vehicle } from "./vehicle";

const { window, housing, white, pole } = colours;

const carHull: Hull = {
  half: [
    [0.2, 0.82],
    [0.45, 0.85],
    [0.86, 0.83],
    [0.96, 0.76],
    [1.45, 0.56],
  ],
  tail: [
    [0.2, -2.15],
    [0.45, -2.2],
    [0.82, -2.16],
    [0.98, -2],
    [1.45, -1.2],
  ],
  nose: [
    [0.2, 2.15],
    [0.45, 2.2],
    [0.68, 2.12],
    [0.8, 1.95],
    [0.96, 1.05],
    [1.45, 0.2],
  ],
  bow: 0.16,
  round: 0.14,
};

const carSide: Corner[] = [
  [-1.72, 0.95, 0.05],
  [-1.12, 1.36, 0.12],
  [0.16, 1.36, 0.06],
  [0.86, 0.95, 0.05],
];

function carTrim({ shade }: Look): Piece[] {
  return [
    ...bothSides(
      { corners: carSide, fill: window },
      { corners: box(-0.42, -0.32, 0.3, 1.4), fill: shade },
      { corners: box(-2, 2, 0.2, 0.3), fill: housing },
      { corners: box(0.75, 1, 0.95, 1.08, 0.04), fill: shade },
    ),
    { on: "tail", corners: trapeze(0.62, 0.98, 0.5, 1.37, 0.1), fill: window },
    {
      on: "tail",
      corners: box(-0.78, 0.78, 0.24, 0.42, 0.06),
      fill: housing,
      opacity: 0.55,
    },
    { on: "tail", corners: box(-0.19, 0.19, 0.55, 0.68), fill: white },
    { on: "nose", corners: trapeze(0.66, 1, 0.5, 1.38, 0.1), fill: window },
    { on: "nose", corners: box(-0.5, 0.5, 0.5, 0.62, 0.05), fill: housing },
    {
      on: "nose",
      corners: box(-0.7, 0.7, 0.26, 0.4, 0.05),
      fill: housing,
      opacity: 0.55,
    },
    { on: "nose", corners: box(-0.17, 0.17, 0.4, 0.51), fill: white },
    { on: "nose", corners: box(-0.76, 0.76, 0.79, 0.815), fill: shade },
  ];
}

const carModel: Model = {
  width: 1.7,
  length: 4.4,
  hull: carHull,
  roof: [0.2, -1.3],
  wheels: { at: [-1.35, 1.35], radius: 0.31 },
  trim: carTrim,
  seats: { nose: [0.36, 1.16], tail: [0.34, 1.16], side: [0, 1.14] },
  lamps: {
    nose: [0.48, 0.78, 0.58, 0.72],
    tail: [0.52, 0.8, 0.66, 0.82],
    blinkNose: [0.72, 0.64],
    blinkTail: [0.7, 0.74],
  },
};

/** A car, 1.7 × 1.45 × 4.4 m. */
export function car(options: Vehicle): Part {
  return vehicle(carModel, options);
}

/** A taxi with its lamp on the roof; `free` lights the red plate. */
export function taxi({ free, ...options }: Vehicle & { free?: boolean }): Part {
  const model: Model = {
    ...carModel,
    extra: (camera, stance) => {
      const corners = (
        [
          [-0.24, 1.44],
          [-0.18, 1.6],
          [0.18, 1.6],
          [0.24, 1.44],
        ] as const
      ).map(([x, z]) => camera.see(stance.spot(x, 0, z)));
      const plate = pieces(camera, stance, carHull, [
        {
          on: "nose",
          corners: box(-0.62, -0.06, 0.99, 1.18),
          fill: free ? colours.headLamp : pole,
        },
        {
          on: "nose",
          corners: box(-0.59, -0.09, 1.01, 1.16),
          fill: free ? colours.lampRed : pole,
        },
      ]);
      return polygon(corners, colours.markYellow) + plate;
    },
  };
  return vehicle(model, { look: looks.taxi, ...options });
}

/** A right front door that stands open: its hinge, its free edge. */
export function openDoor(
  hinge: Spot,
  edge: Spot,
  look: Look = looks.grey,
): Part {
  /** A share of the way from the hinge to the free edge, 0 to 1. */
  const at = (share: number, up: number): Spot => [
    hinge[0] + (edge[0] - hinge[0]) * share,
    hinge[1] + (edge[1] - hinge[1]) * share,
    up,
  ];
  return {
    far: edge[1] - 3,
    draw: (camera) => {
      if (camera.above)
        return path(track(camera, [hinge, edge]), {
          stroke: colours.tyre,
          width: 2,
        });

      const piece = (...spots: readonly (readonly [number, number])[]) =>
        facet(
          camera,
          spots.map(([share, up]) => at(share, up)),
        );
      return (
        path(
          piece([0, 0.3], [0, 0.96], [0.32, 1.4], [1, 1.4], [1, 0.3]),
          look.body,
        ) +
        path(piece([0.16, 1], [0.4, 1.34], [0.9, 1.34], [0.9, 1]), window) +
        path(
          piece([0.12, 0.42], [0.12, 0.86], [0.9, 0.86], [0.9, 0.42]),
          look.shade,
        ) +
        path(piece([0.96, 0.3], [0.96, 1.4], [1, 1.4], [1, 0.3]), housing)
      );
    },
  };
}
