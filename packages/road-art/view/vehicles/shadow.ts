import { colours } from "../../drawing/colours";
import { path } from "../../drawing/svg";
import type { Camera } from "../camera";
import { facet } from "../shape";
import type { Stance } from "./stance";

/** The shade on the road under a thing that reaches x and y from its centre. */
export function shadow(
  camera: Camera,
  stance: Stance,
  [x, y]: readonly [x: number, y: number],
  opacity: number,
): string {
  const corners = (
    [
      [-x, -y],
      [-x, y],
      [x, y],
      [x, -y],
    ] as const
  ).map(([r, a]) => stance.spot(r, a, 0));
  return path(facet(camera, corners), { fill: colours.night, opacity });
}
