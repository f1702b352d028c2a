import { colours, type Colour } from "../../drawing/colours";
import { circle, path, type Point } from "../../drawing/svg";
import type { Camera, Spot } from "../camera";
import type { Place } from "../people/joints";
import { ring, tenth, tenths } from "../shape";
import type { Stance } from "../vehicles/stance";

/** Draws tubes, wheels and lamps of a two-wheeler in its own metres. */
export type Frame = {
  tube: (places: readonly Place[], thick: number, colour: Colour) => string;
  wheel: (y: number, radius: number, thick: number) => string;
  plate: (places: readonly Place[], colour: Colour) => string;
  dot: (place: Place, radius: number, colour: Colour) => string;
  see: (place: Place) => Point;
  metre: number;
};

/** A frame to draw with, for a camera; `size` is its share of full size. */
export function frameOf(camera: Camera, stance: Stance, size = 1): Frame {
  const at = ([x, y, z]: Place): Spot => stance.spot(x, y, z);
  const see = (place: Place) => camera.see(at(place));
  const metre = size * camera.scale(stance.spot(0, 0, 0));
  const points = (places: readonly Place[]) =>
    places.map((one) => tenths(see(one))).join("L");
  return {
    see,
    metre,
    tube: (places, thick, colour) =>
      stroked(
        `M${points(places)}`,
        colour,
        Math.max(0.5, tenth(thick * metre)),
      ),
    plate: (places, colour) =>
      path(`M${points(places)}Z`, {
        fill: colour,
        stroke: colour,
        width: tenth(0.05 * metre),
      }),
    wheel: (y, radius, thick) => {
      const plane = (v: number, z: number) => stance.spot(0, v, z);
      const data = ring(camera, plane, [y, radius], radius - thick / 2);
      return stroked(data, colours.tyre, Math.max(0.8, tenth(thick * metre)));
    },
    dot: (place, radius, colour) => {
      const [x, y] = see(place);
      return circle([tenth(x), tenth(y)], tenth(radius * metre), colour);
    },
  };
}

function stroked(data: string, colour: Colour, width: number): string {
  return `<path d="${data}" stroke="${colour}" stroke-width="${width}"/>`;
}
