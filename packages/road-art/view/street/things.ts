import { colours, type Colour } from "../../drawing/colours";
import { circle, path } from "../../drawing/svg";
import type { Spot } from "../camera";
import type { Part } from "../part";
import { box, panel, rounded, tenth, type Corner } from "../shape";
import { board, post } from "./board";

/** A drinks machine whose front faces you, 1 × 1.85 m. */
export function drinksMachine([right, ahead]: Spot, width = 1): Part {
  return {
    far: ahead,
    draw: (camera) => {
      const face = (u: number, v: number): Spot => [right + u, ahead, v];
      if (camera.above) {
        const flat = (u: number, v: number): Spot => [right + u, ahead + v, 0];
        return path(panel(camera, flat, box(0, width, 0, 0.8)), colours.redCar);
      }
      const inner = right > 0 ? 0 : width;
      const side = (y: number, z: number): Spot => [
        right + inner,
        ahead + y,
        z,
      ];
      const rows = [1.02, 1.3, 1.58].flatMap((low) =>
        [0, 1, 2, 3, 4].map((column) => {
          const left = width * (0.14 + column * 0.145);
          return panel(
            camera,
            face,
            box(left, left + width * 0.1, low, low + 0.18, 0.03),
          );
        }),
      );
      return [
        path(panel(camera, side, box(0, 0.8, 0, 1.85)), colours.redCarDark),
        path(panel(camera, face, box(0, width, 0, 1.85, 0.04)), colours.redCar),
        path(
          panel(camera, face, box(width * 0.09, width * 0.91, 0.96, 1.8, 0.04)),
          colours.skyPale,
        ),
        path(rows.join(""), colours.blueCar),
        path(
          panel(camera, face, box(width * 0.2, width * 0.8, 0.2, 0.42, 0.04)),
          colours.tyre,
        ),
      ].join("");
    },
  };
}

const sleeve: readonly Corner[] = [
  [0, -17],
  [92, -9, 6],
  [92, 9, 6],
  [0, 17],
];

/** A windsock standing out level, to the right or to the left; metres long. */
export function windsock(at: Spot, long = 4, left = false): Part {
  const [right, ahead, up = 5] = at;
  const way = left ? -1 : 1;
  const part = ([from, to]: readonly [number, number]) => {
    const half = (u: number) => 17 - (8 * u) / 92;
    return rounded([
      [from * way, -half(from)],
      [to * way, -half(to)],
      [to * way, half(to)],
      [from * way, half(from)],
    ]);
  };
  const stripes = (
    [
      [0, 18],
      [37, 55],
      [74, 92],
    ] as const
  )
    .map(part)
    .join("");
  const cloth = rounded(sleeve.map(([u, v, r]): Corner => [u * way, v, r]));
  return {
    far: ahead,
    draw: (camera) =>
      post([right, ahead], up + long * 0.18).draw(camera) +
      board(
        camera,
        [right, ahead, up],
        long,
        path(cloth, colours.white) + path(stripes, colours.red),
      ),
  };
}

/** A ball, or a head so far away that it is only round. */
export function ball(at: Spot, radius: number, colour: Colour): Part {
  return {
    far: at[1],
    draw: (camera) => {
      const [x, y] = camera.see(at);
      const size = Math.max(
        tenth(radius * camera.scale(at)),
        camera.above ? 3 : 0,
      );
      return circle([tenth(x), tenth(y)], size, colour);
    },
  };
}
