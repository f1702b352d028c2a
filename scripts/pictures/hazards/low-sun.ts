import { colours } from "@/packages/road-art/drawing/colours";
import { circle, path, rect } from "@/packages/road-art/drawing/svg";
import type { Spot } from "@/packages/road-art/view/camera";
import { area, type Ground } from "@/packages/road-art/view/ground";
import { softLight } from "@/packages/road-art/view/lights";
import type { Part } from "@/packages/road-art/view/part";
import { tenths } from "@/packages/road-art/view/shape";
import { board } from "@/packages/road-art/view/street/board";

const { housing, housingEdge, night } = colours;

/** The road shines towards the sun. */
export const gleam = softLight(
  [
    [-0.7, 3.4],
    [0.6, 90],
    [5.4, 90],
    [1, 3.4],
  ],
  0.15,
);

/** The shadow of somebody at a spot; the sun stands low behind him. */
export function shadow([right, ahead]: Spot): Ground {
  const far = 12.5;
  const at = (u: number, up: number): Spot => [
    right + u - 0.033 * (up / 1.7) * far,
    ahead - (up / 1.7) * far,
  ];
  const shape: Spot[] = [
    at(-0.2, 0),
    at(-0.16, 0.85),
    at(-0.24, 0.95),
    at(-0.23, 1.36),
    at(-0.08, 1.41),
    at(-0.13, 1.48),
    at(-0.13, 1.58),
    at(-0.06, 1.7),
    at(0.06, 1.7),
    at(0.13, 1.58),
    at(0.13, 1.48),
    at(0.08, 1.41),
    at(0.23, 1.36),
    at(0.24, 0.95),
    at(0.16, 0.85),
    at(0.2, 0),
    at(0.06, 0),
    at(0, 0.75),
    at(-0.06, 0),
  ];
  return area(shape, night, 0.85);
}

/** A signal against the sun: its outline alone. */
export const darkSignal: Part = {
  far: 30,
  draw: (camera) => {
    if (camera.above) return "";
    const arm = `M${tenths(camera.see([-2.7, 30, 0]))}L${tenths(camera.see([-2.7, 30, 5.3]))}L${tenths(camera.see([0.5, 30, 5.3]))}`;
    const lamps = [-31, 0, 31].map((x) => circle([x, 0], 13, housingEdge));
    return (
      path(arm, { stroke: housing, width: 3.2, join: "round" }) +
      board(
        camera,
        [0.5, 30, 5],
        2,
        rect([-50, 50, -18, 18], housing, 16) + lamps.join(""),
      )
    );
  },
};
