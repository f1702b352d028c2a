import { colours, type Colour } from "@/packages/road-art/drawing/colours";
import {
  group,
  line,
  path,
  place,
  type Point,
} from "@/packages/road-art/drawing/svg";

// Upright figures in tenths of a metre; the origin is on the ground below the middle.

/** From joint to joint: hip, knee, ankle, or shoulder, elbow, hand. */
type Limb = readonly [Point, Point, Point];

type Posture = {
  /** Nearer limb last. */
  legs: readonly [far: Limb, near: Limb];
  arms: readonly [far: Limb, near: Limb];
  /** Bottom of the neck. */
  neck: Point;
};

type Look = { clothes: Colour; trousers?: Colour; cap?: Colour };

const round = { cap: "round", join: "round" } as const;

const standingPosture: Posture = {
  legs: [
    [
      [0.1, -8.6],
      [0.5, -4.6],
      [0.2, -0.8],
    ],
    [
      [-0.1, -8.6],
      [-0.1, -4.6],
      [-0.7, -0.8],
    ],
  ],
  arms: [
    [
      [0.3, -13.2],
      [0.9, -10.6],
      [1.7, -8.4],
    ],
    [
      [-0.1, -13.2],
      [-0.3, -10.6],
      [0.5, -8.2],
    ],
  ],
  neck: [0.1, -14],
};

const walkingPosture: Posture = {
  legs: [
    [
      [-0.1, -8.6],
      [-0.7, -4.6],
      [-2.9, -1.1],
    ],
    [
      [0.1, -8.6],
      [1.6, -4.8],
      [2.2, -0.8],
    ],
  ],
  arms: [
    [
      [0.2, -13.2],
      [1.5, -10.8],
      [2.9, -9.4],
    ],
    [
      [0.1, -13.2],
      [-1.2, -10.8],
      [-1.5, -8.3],
    ],
  ],
  neck: [0.3, -14],
};

const runningPosture: Posture = {
  legs: [
    [
      [-0.2, -8.2],
      [-1.4, -4.9],
      [-4.6, -4.4],
    ],
    [
      [0.2, -8.2],
      [2.8, -6],
      [3, -1.6],
    ],
  ],
  arms: [
    [
      [1.1, -12.8],
      [2.9, -11.2],
      [4.5, -12.6],
    ],
    [
      [0.9, -12.8],
      [-1.2, -11.6],
      [-1.4, -9.2],
    ],
  ],
  neck: [1.3, -13.6],
};

/** A person seen from the side, looking to the right. */
export function standing(clothes: Colour): string {
  return adult(standingPosture, { clothes });
}

/** A person with a white cane walking to the right, seen from the side. */
export function walkingWithCane(): string {
  const cane = line(
    [
      [2.8, -9.4],
      [6.4, -0.4],
    ],
    colours.white,
    0.55,
    round,
  );
  return cane + adult(walkingPosture, { clothes: colours.clothLight });
}

/** A running child seen from the side, with a yellow hat; about 12 high. */
export function running(): string {
  const look = { clothes: colours.cloth, cap: colours.markYellow };
  return place(side(runningPosture, look, 1.35), [0, 0], 0.68);
}

function adult(posture: Posture, look: Look): string {
  return side(posture, look, 1);
}

function side(posture: Posture, look: Look, headSize: number): string {
  const { clothes, trousers = colours.uniform, cap } = look;
  const { legs, arms, neck } = posture;
  const [hip] = legs[1];
  return group(
    {},
    arm(arms[0], clothes, colours.skinDark),
    leg(legs[0], trousers),
    leg(legs[1], trousers),
    line([[neck[0], neck[1] + 0.9], hip], clothes, 2.7, round),
    line([neck, [neck[0] + 0.2, neck[1] - 1]], colours.skinDark, 0.9, round),
    place(head(cap), [neck[0] + 0.3, neck[1] - 1.7], headSize),
    arm(arms[1], clothes, colours.skin),
  );
}

function arm([shoulder, elbow, hand]: Limb, sleeve: Colour, skin: Colour) {
  return (
    line([elbow, hand], skin, 0.8, round) +
    line([shoulder, elbow], sleeve, 1.15, round)
  );
}

function leg([hip, knee, ankle]: Limb, trousers: Colour): string {
  const [x, y] = ankle;
  return (
    line(
      [
        [x - 0.1, y + 0.35],
        [x + 1.1, y + 0.4],
      ],
      colours.tyre,
      0.9,
      round,
    ) +
    line([knee, ankle], trousers, 1.15, round) +
    line([hip, knee], trousers, 1.6, round)
  );
}

/** A head looking to the right, its middle at the origin. */
function head(cap?: Colour): string {
  return (
    path(
      "M-1-.2Q-1-1.4 0-1.4Q1.1-1.4 1.1-.2L1.35.35L1.05.5Q1 1.4.2 1.4Q-1 1.2-1-.2Z",
      colours.skin,
    ) +
    path(
      "M-1.2.3Q-1.4-1.6 .1-1.65Q1.1-1.6 1.1-.7Q.2-.9 0-.2Q-.4.6-1.2.3Z",
      colours.hair,
    ) +
    (cap
      ? path("M-1.3-.5Q-1.2-1.9 0-1.9Q1.2-1.9 1.3-.6H2.1V-.25H-1.3Z", cap)
      : "")
  );
}
