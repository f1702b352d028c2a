import { colours } from "../../drawing/colours";
import { path } from "../../drawing/svg";
import type { Spot } from "../camera";
import type { Span } from "../ground";
import type { Part } from "../part";
import { facet } from "../shape";
import { plate, upright } from "../upright";

/** Crates of vegetables in front of a greengrocer's shop. */
export function crates(right: number, [near, far]: Span): Part {
  const out = right < 0 ? right - 0.7 : right + 0.7;
  const kinds = [colours.lampGreen, colours.markOrange, colours.cloth];
  return {
    far,
    draw: (camera) => {
      if (camera.above) return "";
      const boxes: string[] = [];
      const end = (at: number): Spot[] => [
        [right, at, 0.1],
        [right, at, 0.7],
        [out, at, 0.7],
        [out, at, 0.1],
      ];
      for (let at = far - 1.3; at >= near; at -= 1.5) {
        const along: Span = [at, at + 1.3];
        boxes.push(
          path(
            upright(camera, right, along, [0.1, 0.7]) + facet(camera, end(at)),
            colours.wood,
          ) +
            path(
              plate(camera, [right, out], along, 0.7) +
                upright(camera, right, along, [0.7, 0.84]),
              kinds[boxes.length % kinds.length]!,
            ),
        );
      }
      return boxes.join("");
    },
  };
}
