import { colours } from "../../drawing/colours";
import type { Machine } from "./machine";

const { headLamp, tyre, tailLamp, white } = colours;
const sides = [-1, 1] as const;

/** A scooter with a leg shield; 0.7 × 1.8 m. */
export const scooterMachine: Machine = {
  width: 0.7,
  length: 1.8,
  draw: ({ tube, wheel, plate }, paint) =>
    wheel(-0.6, 0.25, 0.13) +
    wheel(0.62, 0.25, 0.12) +
    plate(
      [
        [0, -0.85, 0.42],
        [0, -0.8, 0.72],
        [0, -0.05, 0.7],
        [0, -0.02, 0.34],
        [0, 0.35, 0.28],
        [0, 0.5, 0.92],
        [0, 0.58, 0.9],
        [0, 0.48, 0.2],
        [0, -0.3, 0.22],
      ],
      paint,
    ) +
    tube(
      [
        [0, -0.7, 0.77],
        [0, -0.1, 0.76],
      ],
      0.09,
      tyre,
    ),
  front: ({ tube, wheel, plate, dot }, paint) =>
    wheel(0.62, 0.25, 0.14) +
    sides
      .map(
        (side) =>
          tube(
            [
              [side * 0.26, 0.42, 1.06],
              [side * 0.34, 0.42, 1.26],
            ],
            0.03,
            tyre,
          ) + dot([side * 0.36, 0.42, 1.3], 0.075, tyre),
      )
      .join("") +
    tube(
      [
        [-0.32, 0.42, 1.04],
        [0.32, 0.42, 1.04],
      ],
      0.05,
      tyre,
    ) +
    plate(
      [
        [-0.09, 0.64, 0.34],
        [-0.26, 0.56, 0.56],
        [-0.19, 0.52, 0.86],
        [-0.14, 0.52, 1.08],
        [0.14, 0.52, 1.08],
        [0.19, 0.52, 0.86],
        [0.26, 0.56, 0.56],
        [0.09, 0.64, 0.34],
      ],
      paint,
    ) +
    dot([0, 0.56, 0.94], 0.1, headLamp),
  rear: ({ wheel, plate, dot }, paint) =>
    wheel(-0.6, 0.25, 0.13) +
    plate(
      [
        [-0.18, -0.82, 0.42],
        [-0.18, -0.8, 0.72],
        [0.18, -0.8, 0.72],
        [0.18, -0.82, 0.42],
      ],
      paint,
    ) +
    plate(
      [
        [-0.09, -0.86, 0.42],
        [-0.09, -0.86, 0.54],
        [0.09, -0.86, 0.54],
        [0.09, -0.86, 0.42],
      ],
      white,
    ) +
    dot([0, -0.85, 0.64], 0.06, tailLamp),
  lamps: { head: [0, 0.55, 0.94], tail: [0, -0.85, 0.64] },
  pose: {
    hands: [
      [-0.3, 0.36, 1.06],
      [0.3, 0.36, 1.06],
    ],
    feet: [
      [-0.14, 0.2, 0.32],
      [0.14, 0.2, 0.32],
    ],
    hip: [0, -0.35, 0.84],
    lean: 0.06,
  },
};
