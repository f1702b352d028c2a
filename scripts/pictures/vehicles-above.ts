import { outline } from "./arrows";
import { colours, type Colour } from "./colours";
import { circle, path, place, rect, rotate, type Point } from "./svg";

const { glass, ownCar, ownCarDark, otherCar, otherCarDark, tyre } = colours;
const { greyCar, greyCarDark, brakeLamp, indicator, beam } = colours;

export type Look = { body: Colour; shade: Colour };

/** The learner's own car. */
export const own: Look = { body: ownCar, shade: ownCarDark };

/** Somebody else's car. */
export const other: Look = { body: otherCar, shade: otherCarDark };

/** A parked or unimportant car. */
export const grey: Look = { body: greyCar, shade: greyCarDark };

export type Lamps = { left?: boolean; right?: boolean; brake?: boolean };

/**
 * A vehicle seen from above. `at` is its centre; `heading` is in degrees, 0 up
 * the picture, 90 to the right. Four units are a metre.
 */
type Pose = { at: Point; heading?: number };

/** A car, 7 × 18 units. Lamps show what the driver signals. */
export function carAbove(pose: Pose, look: Look, lamps: Lamps = {}): string {
  const { body, shade } = look;
  return posed(
    pose,
    path(box(-3.5, 3.5, -9, 9, 2.2), body),
    rect([-4.1, -3.3, -3.4, -2.4], shade),
    rect([3.3, 4.1, -3.4, -2.4], shade),
    path(
      outline([
        [-2.9, -4.4, 0.8],
        [2.9, -4.4, 0.8],
        [2.4, -1.4, 0.5],
        [-2.4, -1.4, 0.5],
      ]),
      glass,
    ),
    path(
      outline([
        [-2.3, 5, 0.5],
        [2.3, 5, 0.5],
        [2.8, 7, 0.6],
        [-2.8, 7, 0.6],
      ]),
      glass,
    ),
    path(box(-2.5, 2.5, -1, 4.6, 0.8), shade),
    rect([-3, -1.6, -8.9, -8.2], beam, 0.3),
    rect([1.6, 3, -8.9, -8.2], beam, 0.3),
    ...lampsOf(lamps, 3.2, 9),
  );
}

/** A box truck, 9 × 32 units. */
export function truckAbove(pose: Pose, look: Look, lamps: Lamps = {}): string {
  return posed(
    pose,
    path(box(-4.2, 4.2, -16, -8.6, 1.2), look.shade),
    path(
      outline([
        [-3.8, -15.2, 0.6],
        [3.8, -15.2, 0.6],
        [3.6, -12.8, 0.4],
        [-3.6, -12.8, 0.4],
      ]),
      glass,
    ),
    rect([-5.1, -4.2, -14.4, -13.2], tyre),
    rect([4.2, 5.1, -14.4, -13.2], tyre),
    path(box(-4.6, 4.6, -8, 16, 0.6), look.body),
    ...lampsOf(lamps, 4.2, 16),
  );
}

/** A bus, 10 × 44 units. */
export function busAbove(pose: Pose, look: Look, lamps: Lamps = {}): string {
  return posed(
    pose,
    path(box(-5, 5, -22, 22, 1.8), look.body),
    path(
      outline([
        [-4.4, -21, 0.8],
        [4.4, -21, 0.8],
        [4.2, -18.4, 0.4],
        [-4.2, -18.4, 0.4],
      ]),
      glass,
    ),
    path(box(-2, 2, -12, -6, 0.6), look.shade),
    path(box(-2, 2, 8, 14, 0.6), look.shade),
    rect([-4.6, -4, -16, 20], glass),
    rect([4, 4.6, -16, 20], glass),
    ...lampsOf(lamps, 4.4, 22),
  );
}

/** A bicycle with its rider, 2.5 × 7 units. */
export function bicycleAbove(pose: Pose, clothes: Colour): string {
  return posed(
    pose,
    rect([-0.35, 0.35, -3.5, 3.5], tyre, 0.3),
    rect([-1.6, 1.6, -1.9, -1.4], tyre, 0.2),
    path(box(-1.25, 1.25, -0.8, 1, 0.8), clothes),
    circle([0, -0.3], 0.85, colours.hair),
  );
}

/** A motorcycle or moped with its rider, 3.2 × 8.5 units. */
export function motorcycleAbove(
  pose: Pose,
  look: Look,
  lamps: Lamps = {},
): string {
  return posed(
    pose,
    rect([-0.6, 0.6, -4.2, 4.2], tyre, 0.5),
    rect([-1.8, 1.8, -2.5, -1.9], tyre, 0.3),
    path(box(-1, 1, -2.4, 2.8, 0.8), look.shade),
    path(box(-1.6, 1.6, -1, 1.2, 1), look.body),
    circle([0, -0.4], 1.05, glass),
    ...lampsOf(lamps, 1.3, 3.6, 0.6),
  );
}

/** Somebody on foot, about 2.4 units wide at the shoulders. */
export function pedestrianAbove(pose: Pose, clothes: Colour): string {
  return posed(
    pose,
    path(box(-1.3, 1.3, -0.6, 0.6, 0.6), clothes),
    circle([0, -0.1], 0.75, colours.hair),
  );
}

function posed({ at, heading = 0 }: Pose, ...parts: string[]): string {
  const turned =
    heading === 0 ? parts.join("") : rotate(parts.join(""), heading, [0, 0]);
  return place(turned, at);
}

function box(
  left: number,
  right: number,
  top: number,
  bottom: number,
  radius: number,
) {
  return outline([
    [left, top, radius],
    [right, top, radius],
    [right, bottom, radius],
    [left, bottom, radius],
  ]);
}

/** Lit indicators at the four corners and brake lamps at the tail. */
function lampsOf(
  { left, right, brake }: Lamps,
  half: number,
  end: number,
  radius = 0.9,
): string[] {
  const side = (x: number) => [
    circle([x, -end + 1], radius, indicator),
    circle([x, end - 1], radius, indicator),
  ];
  return [
    ...(left ? side(-half) : []),
    ...(right ? side(half) : []),
    ...(brake
      ? [
          rect([-half, -half + 1.6, end - 0.8, end], brakeLamp),
          rect([half - 1.6, half, end - 0.8, end], brakeLamp),
        ]
      : []),
  ];
}
