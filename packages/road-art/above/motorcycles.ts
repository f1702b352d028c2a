import { outline } from "../drawing/arrows";
import type { Layer, Silhouette } from "../drawing/silhouette";
import { circlePath, closedPath, openPath, type Point } from "../drawing/svg";

const rearWheel: Point = [17, 61];
const frontWheel: Point = [81, 61];

const machine: Layer = {
  solid:
    outline([
      [8, 40, 1.5],
      [36, 42],
      [44, 33, 4],
      [60, 32, 4],
      [66, 40, 4],
      [61, 48],
      [58, 64, 4],
      [40, 65, 4],
      [37, 49],
      [16, 49, 4],
    ]) + circlePath([74.5, 35], 4.6),
  lines: [
    {
      data: circlePath(rearWheel, 13.6) + circlePath(frontWheel, 13.6),
      width: 5,
    },
    {
      data:
        openPath([frontWheel, [68, 29], [61, 26.5]]) +
        openPath([[20, 47], rearWheel, [42, 59]]) +
        openPath([
          [12, 68],
          [44, 66],
        ]),
      width: 3.8,
    },
  ],
  backing:
    circlePath(rearWheel, 13.6) +
    circlePath(frontWheel, 13.6) +
    closedPath([
      [58, 28],
      [70, 28],
      [78, 48],
      [66, 62],
      [54, 68],
    ]),
};

/** A motorcycle with one rider, seen from the side, facing right. */
export const motorcycle: Silhouette = {
  box: [0.9, 97.1, 0, 77.1],
  layers: [machine, person(0, [64, 28])],
};

/** A motorcycle with a rider and a passenger, facing right. */
export const motorcycleWithPassenger: Silhouette = {
  box: [0.9, 97.1, 0, 77.1],
  layers: [machine, person(-20, [37, 33], true), person(2, [64, 28])],
};

/** Somebody sitting on the machine, a hand at the given place. */
function person(shift: number, hand: Point, passenger = false): Layer {
  const at = (x: number, y: number): Point => [x + shift, y];
  const arm = openPath([at(42, 20), at(51, 31), hand]);
  return {
    solid:
      circlePath(at(47, 7.6), 7.6) +
      outline([
        [...at(34, 17), 4],
        [...at(46, 15.5), 4.5],
        [...at(48.5, 22), 3],
        [...at(38, 41), 3],
        [...at(26.5, 40), 3],
        [...at(28, 31), 3],
      ]),
    backing: passenger
      ? closedPath([at(44, 14), at(56, 14), at(56, 40), at(44, 40)])
      : undefined,
    lines: [
      {
        data:
          arm + openPath([at(32, 38), at(51, 43.5), at(46, 60), at(53, 61.5)]),
        width: 5.8,
      },
    ],
  };
}
