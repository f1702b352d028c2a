import { colours } from "../../drawing/colours";
import { path } from "../../drawing/svg";
import type { Span } from "../ground";
import type { Part } from "../part";
import { facet } from "../shape";
import { plate, upright } from "../upright";
import { post } from "./board";

/** The way into a hotel: glass doors under a roof that reaches over the sidewalk. */
export function porch(right: number, along: Span, deep: number): Part {
  const out = right < 0 ? right + deep : right - deep;
  const [near, far] = along;
  const [low, high] = [3.2, 3.8];
  return {
    far: far,
    draw: (camera) => {
      if (camera.above)
        return path(plate(camera, [right, out], along, 0), colours.blueCarDark);
      const pole = (ahead: number) =>
        post([out, ahead], low, colours.housingEdge, 0.2).draw(camera);
      const end = facet(camera, [
        [right, near, low],
        [right, near, high],
        [out, near, high],
        [out, near, low],
      ]);
      return [
        path(
          upright(camera, right, [near + 0.8, far - 0.8], [0.1, 2.8]),
          colours.window,
        ),
        path(
          upright(
            camera,
            right,
            [(near + far) / 2 - 0.1, (near + far) / 2 + 0.1],
            [0.1, 2.8],
          ),
          colours.facade,
        ),
        pole(far),
        path(plate(camera, [right, out], along, low), colours.facadeDark),
        path(upright(camera, out, along, [low, high]), colours.blueCar),
        path(end, colours.blueCarDark),
        pole(near),
      ].join("");
    },
  };
}
