import { colours } from "../colours";
import { framed, path, rect } from "../svg";
import { flat, limb, solid, type Place, type View } from "./space";

const { brakeLamp, glass, kerb, sky, tyre, white } = colours;
const { clothLight, greyCar, greyCarDark, hair, skin } = colours;

/** From behind on the right; the car stands on the origin, its front away. */
const view: View = {
  aside: -52,
  distance: 8,
  eye: 1.75,
  scale: 19.5,
  foot: [52, 70],
};

const side = 0.85;
const tail = -2.05;
const nose = 2.05;
const shoulder: Place = [0.72, 1.02, 0.1];
const wrist: Place = [1.24, 0.56, 0.1];

/** The car with the driver's hand moved forward and back beside it. */
export const reversing = framed(
  100,
  100,
  rect([0, 100, 0, 100], sky),
  rect([0, 100, 31, 100], kerb),
  car(),
  swingArrow(),
  arm(),
);

function car(): string {
  const block = (
    left: number,
    right: number,
    low: number,
    high: number,
    back: number,
    front: number,
  ): Place[] =>
    [left, right].flatMap((x) =>
      [low, high].flatMap((y) => [back, front].map((z): Place => [x, y, z])),
    );
  const roof: Place[] = [
    [-0.66, 1.45, -1.45],
    [0.66, 1.45, -1.45],
    [0.66, 1.45, 0.35],
    [-0.66, 1.45, 0.35],
  ];
  const waist: Place[] = block(-0.82, 0.82, 0.86, 0.88, -1.95, 1.1);
  return (
    path(solid(view, block(-side, side, 0.05, 0.3, -1.7, 1.7)), tyre) +
    path(solid(view, [...roof, ...waist]), greyCarDark) +
    path(solid(view, block(-side, side, 0.28, 0.88, tail, nose)), greyCar) +
    // Tail of the car
    path(flat(view, upright(-side, side, 0.28, 0.88)), greyCarDark) +
    path(flat(view, upright(-0.8, -0.5, 0.6, 0.76)), brakeLamp) +
    path(flat(view, upright(0.5, 0.8, 0.6, 0.76)), brakeLamp) +
    path(flat(view, upright(-0.26, 0.26, 0.42, 0.6)), white) +
    path(
      flat(view, [
        [-0.68, 0.92, -1.92],
        [0.68, 0.92, -1.92],
        [0.58, 1.39, -1.5],
        [-0.58, 1.39, -1.5],
      ]),
      glass,
    ) +
    sideWindow(-1.6, -0.62, -1.25, -0.58) +
    sideWindow(-0.5, 0.9, -0.46, 0.3) +
    wheel(-1.3) +
    wheel(1.3)
  );
}

/** A piece of the tail, facing the viewer's side. */
function upright(
  left: number,
  right: number,
  low: number,
  high: number,
): Place[] {
  return [
    [left, low, tail],
    [right, low, tail],
    [right, high, tail],
    [left, high, tail],
  ];
}

function sideWindow(
  back: number,
  front: number,
  backTop: number,
  frontTop: number,
): string {
  return path(
    flat(view, [
      [0.81, 0.92, back],
      [0.81, 0.92, front],
      [0.68, 1.39, frontTop],
      [0.68, 1.39, backTop],
    ]),
    glass,
  );
}

function wheel(z: number): string {
  const rim = (radius: number) =>
    flat(
      view,
      Array.from({ length: 16 }, (_, index): Place => {
        const angle = (index * Math.PI) / 8;
        return [
          side + 0.01,
          0.31 + radius * Math.sin(angle),
          z + radius * Math.cos(angle),
        ];
      }),
    );
  return path(rim(0.32), tyre) + path(rim(0.17), greyCarDark);
}

/** Slanting down out of the window, the open palm to the rear. */
function arm(): string {
  const outer = (extra: number) =>
    limb(view, [shoulder, 0.13 + extra], [wrist, 0.1 + extra]);
  return (
    path(hand(0.022), hair) +
    path(hand(0), skin) +
    path(outer(0.02), hair) +
    path(outer(0), clothLight)
  );
}

/** Palm, four fingers and thumb, flat towards the rear. */
function hand(extra: number): string {
  const at = (down: number, across: number): Place => {
    const [ux, uy] = [0.753, -0.658];
    return [
      wrist[0] + ux * down - uy * across,
      wrist[1] + uy * down + ux * across,
      wrist[2],
    ];
  };
  const finger = (across: number, spread: number, length: number) =>
    limb(
      view,
      [at(0.22, across), 0.036 + extra],
      [at(0.22 + length, across + spread), 0.03 + extra],
    );
  return (
    limb(view, [at(0.1, 0), 0.09 + extra], [at(0.28, 0), 0.11 + extra]) +
    finger(-0.09, -0.03, 0.2) +
    finger(-0.03, -0.01, 0.24) +
    finger(0.03, 0.01, 0.24) +
    finger(0.09, 0.03, 0.2) +
    limb(view, [at(0.1, 0.06), 0.04 + extra], [at(0.28, 0.24), 0.032 + extra])
  );
}

/** Double arrow on the road under the hand, along the car. */
function swingArrow(): string {
  const middle = 1.6;
  const at = (aside: number, z: number): Place => [middle + aside, 0, z];
  return path(
    flat(view, [
      at(0, -1.15),
      at(0.28, -0.65),
      at(0.1, -0.65),
      at(0.1, 0.85),
      at(0.28, 0.85),
      at(0, 1.35),
      at(-0.28, 0.85),
      at(-0.1, 0.85),
      at(-0.1, -0.65),
      at(-0.28, -0.65),
    ]),
    white,
  );
}
