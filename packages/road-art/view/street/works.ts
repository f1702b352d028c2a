import { colours } from "../../drawing/colours";
import { circle, path } from "../../drawing/svg";
import type { Spot } from "../camera";
import type { Part } from "../part";
import { facet } from "../shape";

/** Cones, each where it stands. */
export function cone([right, ahead]: Spot): Part {
  return {
    far: ahead,
    draw: (camera) => {
      if (camera.above)
        return circle(camera.see([right, ahead]), 2.6, {
          fill: colours.cloth,
          stroke: colours.white,
          width: 1,
        });
      const at = (x: number, up: number): Spot => [right + x, ahead, up];
      const slice = (low: number, high: number) => {
        const half = (up: number) => 0.16 - up * 0.19;
        return facet(camera, [
          at(-half(low), low),
          at(-half(high), high),
          at(half(high), high),
          at(half(low), low),
        ]);
      };
      return (
        path(
          facet(camera, [
            at(-0.2, 0),
            at(-0.2, 0.05),
            at(0.2, 0.05),
            at(0.2, 0),
          ]) + slice(0.05, 0.7),
          colours.cloth,
        ) + path(slice(0.28, 0.46), colours.white)
      );
    },
  };
}
