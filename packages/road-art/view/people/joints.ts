import type { Spot } from "../camera";

/** A place in a person's own metres: to his right, forwards, up. */
export type Place = readonly [x: number, y: number, z: number];

/** Where the joints of a body are. */
export type Joints = {
  head: Place;
  neck: Place;
  shoulders: readonly [Place, Place];
  elbows: readonly [Place, Place];
  hands: readonly [Place, Place];
  hips: readonly [Place, Place];
  knees: readonly [Place, Place];
  feet: readonly [Place, Place];
};

/** What a pose says: the rest follows from the lengths of the limbs. */
export type Pose = {
  /** Hands and feet, left then right, for a body 1.7 m tall. */
  hands: readonly [Place, Place];
  feet: readonly [Place, Place];
  /** The hips' middle. */
  hip?: Place;
  /** How far the shoulders are in front of the hips. */
  lean?: number;
  /** How far the head hangs forward. */
  bow?: number;
};

/** The joints of a body in a pose; elbows and knees bend the natural way. */
export function jointsOf(pose: Pose, wide = 1): Joints {
  const { hip = [0, 0, 0.9], lean = 0, bow = 0 } = pose;
  const [x, y, z] = hip;
  const rise = Math.sqrt(0.5 ** 2 - lean ** 2);
  const neck: Place = [x, y + lean, z + rise + 0.06];
  const shoulder = (side: number): Place => [
    x + side * 0.19 * wide,
    y + lean,
    z + rise,
  ];
  const hipAt = (side: number): Place => [x + side * 0.09, y, z];
  const shoulders = [shoulder(-1), shoulder(1)] as const;
  const hips = [hipAt(-1), hipAt(1)] as const;
  return {
    head: [x, neck[1] + 0.03 + bow, neck[2] + 0.16 - bow * 0.4],
    neck,
    shoulders,
    hips,
    hands: pose.hands,
    feet: pose.feet,
    elbows: [
      bend(shoulders[0], pose.hands[0], 0.3, 0.27, -1),
      bend(shoulders[1], pose.hands[1], 0.3, 0.27, -1),
    ],
    knees: [
      bend(hips[0], pose.feet[0], 0.44, 0.43, 1),
      bend(hips[1], pose.feet[1], 0.44, 0.43, 1),
    ],
  };
}

/** The joint between two ends; it gives way forwards (1) or back (-1). */
function bend(
  from: Place,
  to: Place,
  upper: number,
  lower: number,
  way: number,
): Place {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const span = Math.hypot(dx, dy, dz);
  const reach = Math.min(span, (upper + lower) * 0.999);
  const along = (upper ** 2 - lower ** 2 + reach ** 2) / (2 * reach);
  const out = Math.sqrt(Math.max(0, upper ** 2 - along ** 2)) * way;
  const share = along / span;
  // Across the limb, in the plane of the way forwards
  const flat = Math.hypot(dy, dz) || 1;
  return [
    from[0] + dx * share + (way < 0 ? Math.sign(from[0]) * 0.04 : 0),
    from[1] + dy * share - (dz / flat) * out,
    from[2] + dz * share + (dy / flat) * out,
  ];
}

/** Puts own metres on the ground; heading 0 walks your way, 180 to you. */
export function footing(
  [right, ahead, up = 0]: Spot,
  heading: number,
  size: number,
): (place: Place) => Spot {
  const angle = (heading * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return ([x, y, z]) => [
    right + (x * cosine + y * sine) * size,
    ahead + (-x * sine + y * cosine) * size,
    up + z * size,
  ];
}
