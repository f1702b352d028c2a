import { colours } from "../../drawing/colours";
import { path } from "../../drawing/svg";
import type { Span } from "../ground";
import type { Part } from "../part";
import { facet } from "../shape";
import { plate, upright } from "../upright";

/** The roof of a filling station on its posts, beside the road. */
export function canopy({
  right,
  along,
  high = 4.6,
}: {
  right: number;
  along: Span;
  high?: number;
}): Part {
  const out = right < 0 ? right - 9 : right + 9;
  const [near, far] = along;
  return {
    far: far,
    draw: (camera) => {
      if (camera.above)
        return path(plate(camera, [right, out], along, 0), colours.otherCar);
      const inside = right < 0 ? right - 2 : right + 2;
      const posts = [near + 1, far - 1].map((ahead) =>
        facet(camera, [
          [inside, ahead, 0],
          [inside, ahead, high],
          [inside + 0.4, ahead, high],
          [inside + 0.4, ahead, 0],
        ]),
      );
      const edge = facet(camera, [
        [right, near, high],
        [right, near, high + 0.9],
        [out, near, high + 0.9],
        [out, near, high],
      ]);
      return (
        path(posts.join(""), colours.otherCarDark) +
        path(plate(camera, [right, out], along, high), colours.greyCar) +
        path(
          upright(camera, right, along, [high, high + 0.9]),
          colours.otherCar,
        ) +
        path(edge, colours.otherCarDark)
      );
    },
  };
}
