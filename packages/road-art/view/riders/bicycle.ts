import { colours } from "../../drawing/colours";
import type { Machine } from "./machine";

const { pole, tyre } = colours;

/** A bicycle with a basket; 0.6 × 1.75 m. */
export const bicycleMachine: Machine = {
  width: 0.6,
  length: 1.75,
  draw: ({ tube, wheel }, paint) =>
    wheel(-0.53, 0.34, 0.06) +
    wheel(0.53, 0.34, 0.06) +
    tube(
      [
        [0, -0.53, 0.34],
        [0, -0.05, 0.32],
        [0, 0.4, 0.75],
        [0, -0.2, 0.6],
        [0, -0.05, 0.32],
      ],
      0.045,
      paint,
    ) +
    tube(
      [
        [0, -0.53, 0.34],
        [0, -0.2, 0.6],
        [0, -0.25, 0.92],
      ],
      0.045,
      paint,
    ) +
    tube(
      [
        [0, 0.53, 0.34],
        [0, 0.36, 1],
        [-0.3, 0.32, 1.06],
      ],
      0.04,
      paint,
    ) +
    tube(
      [
        [0, 0.36, 1],
        [0.3, 0.32, 1.06],
      ],
      0.04,
      paint,
    ) +
    tube(
      [
        [-0.06, -0.28, 0.94],
        [0.06, -0.28, 0.94],
      ],
      0.1,
      tyre,
    ),
  front: ({ plate, wheel }) =>
    wheel(0.53, 0.34, 0.06) +
    plate(
      [
        [-0.17, 0.52, 0.72],
        [-0.2, 0.52, 0.98],
        [0.2, 0.52, 0.98],
        [0.17, 0.52, 0.72],
      ],
      pole,
    ),
  rear: ({ tube, wheel, dot }) =>
    wheel(-0.53, 0.34, 0.06) +
    tube(
      [
        [0, -0.86, 0.5],
        [0, -0.6, 0.72],
        [0, -0.4, 0.74],
      ],
      0.09,
      pole,
    ) +
    dot([0, -0.86, 0.56], 0.045, colours.brakeLamp),
  lamps: { head: [0, 0.56, 0.66], tail: [0, -0.86, 0.56] },
  pose: {
    hands: [
      [-0.31, 0.3, 1.08],
      [0.31, 0.3, 1.08],
    ],
    feet: [
      [-0.11, 0.06, 0.18],
      [0.11, -0.1, 0.46],
    ],
    hip: [0, -0.25, 0.98],
    lean: 0.2,
  },
};
