import { colours, type Colour } from "../../drawing/colours";
import { circle, path, place } from "../../drawing/svg";
import type { Camera, Spot } from "../camera";
import type { Part } from "../part";
import { tenth, tenths } from "../shape";

/** Draws in hundredths of a size about a spot; the spot is at 0, 0. */
export function board(
  camera: Camera,
  at: Spot,
  metres: number,
  body: string,
): string {
  const [x, y] = camera.see(at);
  return place(body, [tenth(x), tenth(y)], (metres * camera.scale(at)) / 100);
}

/** A pole from the ground to a height. */
export function post(
  [right, ahead]: Spot,
  high: number,
  colour: Colour = colours.pole,
  thick = 0.12,
): Part {
  return {
    far: ahead,
    draw: (camera) => {
      if (camera.above) return circle(camera.see([right, ahead]), 2, colour);
      const data = `M${tenths(camera.see([right, ahead, 0]))}L${tenths(camera.see([right, ahead, high]))}`;
      return path(data, {
        stroke: colour,
        width: Math.max(0.8, tenth(thick * camera.scale([right, ahead]))),
      });
    },
  };
}

/** The small box that stands for a signal on the plan. */
export function planBox(camera: Camera, at: Spot) {
  const [x, y] = camera.see(at);
  return [x - 8, x + 8, y - 3, y + 3] as const;
}
