import { outline } from "./arrows";
import { colours, type Colour } from "./colours";
import { circle, path, place, rect, rotate, type Point } from "./svg";

const { glass, ownCar, ownCarDark, otherCar, otherCarDark } = colours;
const { brakeLamp, indicator, beam } = colours;

export type Look = { body: Colour; shade: Colour };

/** The learner's own car. */
export const own: Look = { body: ownCar, shade: ownCarDark };

/** Somebody else's car. */
export const other: Look = { body: otherCar, shade: otherCarDark };

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
