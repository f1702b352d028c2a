import { colours } from "../../drawing/colours";
import type { Machine } from "./machine";

const { tyre, white } = colours;

/** An e-scooter that one stands on; 0.5 × 1.1 m. */
export const kickMachine: Machine = {
  width: 0.5,
  length: 1.1,
  draw: ({ tube, wheel }, paint) =>
    wheel(-0.42, 0.12, 0.06) +
    wheel(0.42, 0.12, 0.06) +
    tube(
      [
        [0, -0.4, 0.17],
        [0, 0.3, 0.17],
        [0, 0.42, 0.3],
        [0, 0.32, 1.1],
      ],
      0.06,
      paint,
    ) +
    tube(
      [
        [-0.28, 0.3, 1.1],
        [0.28, 0.3, 1.1],
      ],
      0.045,
      tyre,
    ),
  front: ({ wheel, tube }, paint) =>
    wheel(0.42, 0.12, 0.06) +
    tube(
      [
        [0, 0.44, 0.2],
        [0, 0.34, 1.1],
      ],
      0.06,
      paint,
    ),
  rear: ({ wheel, plate, dot }, paint) =>
    plate(
      [
        [-0.11, -0.3, 0.14],
        [-0.11, -0.3, 0.18],
        [0.11, -0.3, 0.18],
        [0.11, -0.3, 0.14],
      ],
      paint,
    ) +
    wheel(-0.42, 0.12, 0.07) +
    plate(
      [
        [-0.05, -0.5, 0.2],
        [-0.05, -0.5, 0.3],
        [0.05, -0.5, 0.3],
        [0.05, -0.5, 0.2],
      ],
      white,
    ) +
    dot([0, -0.48, 0.38], 0.05, colours.lampGreen),
  lamps: { head: [0, 0.4, 0.95], tail: [0, -0.48, 0.38] },
  pose: {
    hands: [
      [-0.29, 0.28, 1.12],
      [0.29, 0.28, 1.12],
    ],
    feet: [
      [-0.06, 0.1, 0.24],
      [0.06, -0.18, 0.24],
    ],
    hip: [0, -0.08, 1.06],
    lean: 0.08,
  },
};
