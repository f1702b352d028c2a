import { colours } from "@/packages/road-art/drawing/colours";
import { framed, path, rect } from "@/packages/road-art/drawing/svg";
import { carSolid } from "./car-solid";
import { flat, limb, type Place, type View } from "./space";

const { clothLight, greyCar, greyCarDark, hair, kerb, skin, sky, white } =
  colours;

/** From behind on the right; the car stands on the origin, its front away. */
const view: View = {
  aside: -54,
  distance: 8,
  eye: 2.1,
  scale: 19.4,
  foot: [47.5, 60],
};

/** In the window of the driver's door. */
const shoulder: Place = [0.6, 1.12, 0.32];
const sill: Place = [0.86, 1, 0.3];
const wrist: Place = [1.4, 0.66, 0.3];

/** The car with the driver's hand moved forward and back beside it. */
export const reversing = framed(
  100,
  100,
  rect([0, 100, 0, 100], sky),
  rect([0, 100, 18, 100], kerb),
  carSolid(view, { at: [0, 0], side: 1, body: greyCar, shade: greyCarDark }),
  arm(),
  swingArrow(),
);

/** Slanting down out of the window, the open palm to the rear. */
function arm(): string {
  const piece = (from: Place, to: Place, extra: number) =>
    limb(view, [from, 0.125 + extra], [to, 0.095 + extra]);
  return (
    path(hand(0.022), hair) +
    path(hand(0), skin) +
    path(piece(sill, wrist, 0.02), hair) +
    path(piece(shoulder, sill, 0), clothLight) +
    path(piece(sill, wrist, 0), clothLight)
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

/** Thick double arrow on the road under the hand, along the sill. */
function swingArrow(): string {
  const middle = 1.9;
  const at = (aside: number, z: number): Place => [middle + aside, 0, z];
  const [end, neck, wide, shaft] = [1.45, 0.8, 0.4, 0.17];
  return path(
    flat(view, [
      at(0, -end),
      at(wide, -neck),
      at(shaft, -neck),
      at(shaft, neck),
      at(wide, neck),
      at(0, end),
      at(-wide, neck),
      at(-shaft, neck),
      at(-shaft, -neck),
      at(-wide, -neck),
    ]),
    white,
  );
}
