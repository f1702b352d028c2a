import { colours, type Colour } from "../../drawing/colours";
import { path } from "../../drawing/svg";
import type { Spot } from "../camera";
import type { Part } from "../part";
import { facet, tenth, tenths } from "../shape";
import type { Look } from "./model";

/** Metres to the right of a car's middle, up, and ahead of its tail. */
type FarCorner = readonly [x: number, up: number, along?: number];

/** The left side, which a bend to the left turns towards you. */
const farFlank: FarCorner[] = [
  [-0.82, 0.3],
  [-0.6, 1.45],
  [-0.6, 1.45, 2.4],
  [-0.82, 0.85, 4.2],
  [-0.82, 0.2, 4.2],
];

/** Left halves of what shows from behind. */
const farTyres: FarCorner[] = [
  [-0.8, 0],
  [-0.8, 0.4],
];
const farTail: FarCorner[] = [
  [-0.85, 0.25],
  [-0.83, 0.93],
  [-0.6, 1.45],
];
const farWindow: FarCorner[] = [
  [-0.66, 0.98],
  [-0.5, 1.36],
];

/**
 * A car seen from behind on a bend to the left, so far away that only its
 * shape and its brake and hazard lamps show. Not on a plan.
 *
 * @param right metres that its middle is to the right
 * @param ahead metres to its tail
 */
export function farCar(right: number, ahead: number, look: Look): Part {
  return {
    far: ahead,
    draw: (camera) => {
      if (camera.above) return "";
      const at = ([x, up, along = 0]: FarCorner): Spot => [
        right + x,
        ahead + along,
        up,
      ];
      const shape = (corners: readonly FarCorner[]) =>
        facet(camera, corners.map(at));
      const mirrored = (half: readonly FarCorner[]) =>
        shape([
          ...half,
          ...half.map(([x, up]): FarCorner => [-x, up]).reverse(),
        ]);
      const pair = (x: number, up: number, stroke: Colour, size: number) =>
        path(
          [-x, x]
            .map((one) => `M${tenths(camera.see(at([one, up])))}h0`)
            .join(""),
          {
            stroke,
            cap: "round",
            width: tenth(size * camera.scale([right, ahead])),
          },
        );
      return [
        path(shape(farFlank), look.shade),
        path(mirrored(farTyres), colours.tyre),
        path(mirrored(farTail), look.body),
        path(mirrored(farWindow), colours.window),
        pair(0.62, 0.74, colours.brakeLamp, 0.5),
        pair(0.8, 1, colours.indicator, 0.36),
      ].join("");
    },
  };
}
