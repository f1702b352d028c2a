import type { Colour } from "@/packages/road-art/drawing/colours";
import { colours } from "@/packages/road-art/drawing/colours";
import { path } from "@/packages/road-art/drawing/svg";
import { flat, solid, type Place, type View } from "./space";

const { brakeLamp, glass, kerb, tyre, white } = colours;

/** A car that heads away from the viewer. */
export type SolidCar = {
  /** Middle of the car on the road: metres to the right, metres away. */
  at: readonly [x: number, z: number];
  /** The side that the viewer sees: 1 the right one, -1 the left one. */
  side: 1 | -1;
  body: Colour;
  shade: Colour;
  /** Whether the tail lies within the picture. */
  showsTail?: boolean;
};

const half = 0.84;
const tail = -2;
const waist = 0.9;
const roofHeight = 1.47;

/** Corners along the side, metres forward and up. */
const flank = [
  [tail, 0.32],
  [tail + 0.04, waist],
  [0.95, waist],
  [1.9, 0.72],
  [2, 0.32],
] as const;
const windowLine = [
  [-1.85, 0.93],
  [1.12, 0.93],
  [0.3, 1.42],
  [-1.35, 1.42],
] as const;

/** A car in space, its lamps unlit. */
export function carSolid(view: View, car: SolidCar): string {
  const { side, body, shade, showsTail = true } = car;
  const at = ([x, y, z]: Place): Place => [
    car.at[0] + side * x,
    y,
    car.at[1] + z,
  ];
  const shape = (...places: Place[]) => solid(view, places.map(at));
  const face = (...places: Place[]) => flat(view, places.map(at));
  const both = (z: number, y: number, x = half): Place[] => [
    [-x, y, z],
    [x, y, z],
  ];
  const roof = shape(
    ...both(-1.32, roofHeight, 0.6),
    ...both(0.22, roofHeight, 0.6),
  );
  const cabin = shape(
    ...both(-1.32, roofHeight, 0.62),
    ...both(0.22, roofHeight, 0.62),
    ...both(-1.95, waist, 0.8),
    ...both(1.15, waist, 0.8),
  );
  const hull = shape(...flank.flatMap(([z, y]) => both(z, y)));
  return (
    path(
      shape(
        ...both(-1.5, 0.16, 0.78),
        ...both(1.5, 0.16, 0.78),
        ...both(-1.8, 0.4),
        ...both(1.8, 0.4),
      ),
      tyre,
    ) +
    path(cabin, shade) +
    path(roof, body) +
    path(hull, body) +
    path(face(...upright(-half, half, 0.32, waist)), shade) +
    (showsTail ? tailDetails(face) : "") +
    path(
      face(
        [-0.66, 0.96, -1.92],
        [0.66, 0.96, -1.92],
        [0.54, 1.4, -1.42],
        [-0.54, 1.4, -1.42],
      ),
      glass,
    ) +
    windows(face) +
    (showsTail ? wheel(face, -1.28) : "") +
    wheel(face, 1.28)
  );
}

/** Lamps and number plate. */
function tailDetails(face: Face): string {
  const lamps = [-0.8, 0.52].map((left) =>
    face(...upright(left, left + 0.28, 0.62, 0.8)),
  );
  return (
    path(lamps.join(""), brakeLamp) +
    path(face(...upright(-0.24, 0.24, 0.5, 0.66)), white)
  );
}

type Face = (...places: Place[]) => string;

/** A piece of the tail. */
function upright(
  left: number,
  right: number,
  low: number,
  high: number,
): Place[] {
  const z = tail - 0.01;
  return [
    [left, low, z],
    [right, low, z],
    [right, high, z],
    [left, high, z],
  ];
}

/** The two side windows, in the slanting plane of the cabin. */
function windows(face: Face): string {
  const place = (z: number, y: number): Place => [
    0.8 - ((y - waist) / (roofHeight - waist)) * 0.18,
    y,
    z,
  ];
  const [[back], [front], [frontTop], [backTop]] = windowLine;
  const pane = (from: number, to: number, topFrom: number, topTo: number) =>
    face(
      place(from, 0.95),
      place(to, 0.95),
      place(topTo, 1.41),
      place(topFrom, 1.41),
    );
  return path(
    pane(back + 0.2, -0.6, backTop + 0.05, -0.6) +
      pane(-0.48, front - 0.1, -0.48, frontTop - 0.05),
    glass,
  );
}

function wheel(face: Face, z: number): string {
  const rim = (radius: number) =>
    face(
      ...Array.from({ length: 12 }, (_, index): Place => {
        const angle = (index * Math.PI) / 6;
        return [
          half + 0.01,
          0.32 + radius * Math.sin(angle),
          z + radius * Math.cos(angle),
        ];
      }),
    );
  return path(rim(0.33), tyre) + path(rim(0.18), kerb);
}
