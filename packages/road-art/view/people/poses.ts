import type { Place, Pose } from "./joints";

const down: readonly [Place, Place] = [
  [-0.25, 0.02, 0.8],
  [0.25, 0.02, 0.8],
];
const together: readonly [Place, Place] = [
  [-0.1, 0, 0.035],
  [0.1, 0, 0.035],
];

/** Poses by name, for a body 1.7 m tall. */
export const poses = {
  stand: { hands: down, feet: together },
  walk: {
    hands: [
      [-0.26, 0.22, 0.86],
      [0.26, -0.2, 0.84],
    ],
    feet: [
      [-0.09, -0.34, 0.12],
      [0.09, 0.32, 0.05],
    ],
    hip: [0, 0, 0.88],
  },
  run: {
    hands: [
      [-0.2, 0.36, 1.26],
      [0.32, -0.34, 1.06],
    ],
    feet: [
      [-0.09, -0.56, 0.58],
      [0.09, 0.42, 0.1],
    ],
    hip: [0, 0, 0.88],
    lean: 0.2,
  },
  /** One foot in front of the other, about to go. */
  step: {
    hands: down,
    feet: [
      [-0.1, -0.1, 0.05],
      [0.1, 0.36, 0.08],
    ],
  },
  /** One foot behind, going backwards. */
  back: {
    hands: down,
    feet: [
      [-0.1, 0.1, 0.05],
      [0.1, -0.4, 0.1],
    ],
    hip: [0, 0, 0.88],
  },
  /** The right arm up, as for a taxi or a friend. */
  wave: {
    hands: [
      [-0.25, 0.02, 0.8],
      [0.42, 0.1, 1.86],
    ],
    feet: together,
  },
  /** Both hands on a handle in front. */
  push: {
    hands: [
      [-0.2, 0.46, 0.98],
      [0.2, 0.46, 0.98],
    ],
    feet: [
      [-0.09, -0.28, 0.1],
      [0.09, 0.26, 0.05],
    ],
    hip: [0, 0, 0.88],
    lean: 0.08,
  },
  /** Bent over a cart, eyes on the ground. */
  bent: {
    hands: [
      [-0.18, 0.5, 0.95],
      [0.18, 0.5, 0.95],
    ],
    feet: [
      [-0.1, -0.14, 0.05],
      [0.1, 0.14, 0.05],
    ],
    lean: 0.3,
    bow: 0.14,
  },
  /** The right arm stretched out to the side, holding something. */
  point: {
    hands: [
      [-0.25, 0.02, 0.8],
      [0.74, 0.2, 1.3],
    ],
    feet: [
      [-0.14, 0, 0.05],
      [0.14, 0, 0.05],
    ],
  },
} satisfies Record<string, Pose>;
