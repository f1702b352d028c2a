import type { Camera, Spot } from "./camera";
import { track } from "./shape";

/** From one number of metres to a larger one. */
export type Span = readonly [from: number, to: number];

/** Path data of a line along the road at a height; it follows a bend. */
export function wire(
  camera: Camera,
  right: number,
  [near, far]: Span,
  up: number,
): string {
  const stations = stationsOf(camera, [near, far]);
  return track(
    camera,
    stations.map((ahead): Spot => [right, ahead, up]),
  );
}

/** Metres of a bend that a still picture shows closely where it begins near. */
const easing = 16;

/** Metres of a bend that a film drives into: it comes to see them closely. */
const drivenInto = 40;

/** Where a line along the road needs points: at its ends, and along a bend. */
export function stationsOf(
  { bentFrom, unbounded }: Camera,
  [near, far]: Span,
): number[] {
  const stations = [near];
  if (bentFrom !== undefined) {
    const after = (beyond: number) => {
      if (unbounded && beyond < drivenInto) return beyond + 1.6;
      const coarse = 1.6 + 0.2 * beyond;
      const fine = 0.09 * (bentFrom + beyond);
      return beyond + (beyond < easing ? Math.min(coarse, fine) : coarse);
    };
    for (let beyond = 0; bentFrom + beyond < far; beyond = after(beyond)) {
      if (bentFrom + beyond > near) stations.push(bentFrom + beyond);
    }
  }
  return [...stations, far];
}
