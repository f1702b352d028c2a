import { colours, type Colour } from "../drawing/colours";
import { circle, path } from "../drawing/svg";
import type { Spot } from "./camera";
import type { Part } from "./part";
import { rounded, tenth, type Corner } from "./shape";

/** Rump, back, neck, head and belly of a deer. */
const trunk: Corner[] = [
  [-0.56, 0.62, 0.1],
  [-0.66, 0.9, 0.16],
  [-0.5, 1, 0.2],
  [0.1, 0.94, 0.2],
  [0.34, 1, 0.12],
  [0.44, 1.22, 0.1],
  [0.5, 1.36, 0.07],
  [0.62, 1.34, 0.06],
  [0.8, 1.2, 0.03],
  [0.78, 1.14, 0.03],
  [0.62, 1.16, 0.06],
  [0.54, 0.94, 0.16],
  [0.46, 0.66, 0.14],
  [0.1, 0.6, 0.16],
  [-0.3, 0.66, 0.14],
];

/**
 * A leg, for hind and fore legs; the same way round as the trunk, so that what
 * overlaps of one path does not cancel out.
 */
const hind: Corner[] = [
  [0.16, 0.06],
  [-0.15, -0.22],
  [-0.1, -0.68],
  [-0.17, -0.68],
  [-0.24, -0.22],
  [-0.13, 0.06],
  [-0.16, 0.3],
];
const fore: Corner[] = [
  [0.12, 0.2],
  [0.05, -0.2],
  [0.04, -0.66],
  [-0.03, -0.66],
  [-0.05, -0.2],
  [-0.1, 0.2],
];

/** A deer seen from its side, head up, 1.4 m; it faces right, or left. */
export function deer(
  at: Spot,
  { left = false, coat = colours.wood }: { left?: boolean; coat?: Colour } = {},
): Part {
  const way = left ? -1 : 1;
  const [right, ahead] = at;
  return {
    far: ahead,
    draw: (camera) => {
      const see = (u: number, v: number) =>
        camera.see([right + u * way, ahead, v]);
      const metre = camera.scale(at);
      if (camera.above)
        return circle(camera.see(at), Math.max(5, tenth(0.5 * metre)), {
          fill: coat,
          stroke: colours.white,
          width: 1,
        });
      const leg = (shape: readonly Corner[], u: number) =>
        rounded(shape, (x, y) => see(x + u, 0.68 + y));
      const ear = (u: number) =>
        rounded(
          [
            [u, 1.32],
            [u - 0.15, 1.5, 0.06],
            [u + 0.07, 1.38],
          ],
          see,
        );
      const [tx, ty] = see(-0.6, 0.84);
      const [ex, ey] = see(0.6, 1.27);
      return (
        path(leg(hind, -0.32) + leg(fore, 0.3), colours.wood) +
        path(
          leg(hind, -0.46) +
            leg(fore, 0.42) +
            ear(0.5) +
            ear(0.58) +
            rounded(trunk, see),
          coat,
        ) +
        circle([tenth(tx), tenth(ty)], tenth(0.07 * metre), colours.white) +
        circle([tenth(ex), tenth(ey)], tenth(0.03 * metre), colours.night)
      );
    },
  };
}
