import { colours, type Colour } from "../colours";
import { circle, path } from "../svg";
import type { Spot } from "./camera";
import type { Part } from "./part";
import { rounded, tenth, type Corner } from "./shape";

const trunk: Corner[] = [
  [-0.62, 0.72, 0.14],
  [-0.58, 0.98, 0.14],
  [0.2, 0.96, 0.2],
  [0.34, 1.02, 0.1],
  [0.42, 1.28, 0.06],
  [0.62, 1.24, 0.05],
  [0.72, 1.16, 0.03],
  [0.54, 1.1, 0.08],
  [0.48, 0.8, 0.2],
  [0.3, 0.66, 0.14],
  [-0.3, 0.68, 0.1],
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
      const line = (points: readonly (readonly [number, number])[]) =>
        `M${points.map(([u, v]) => see(u, v).map(tenth).join(" ")).join("L")}`;
      const legs = [-0.5, -0.36, 0.24, 0.38].map((u) =>
        line([
          [u, 0.7],
          [u - 0.03, 0.36],
          [u, 0.02],
        ]),
      );
      const ears =
        line([
          [0.44, 1.26],
          [0.34, 1.4],
        ]) +
        line([
          [0.5, 1.28],
          [0.54, 1.42],
        ]);
      const brown = { stroke: coat, cap: "round" as const };
      const [tx, ty] = see(-0.62, 0.86);
      return (
        path(legs.join(""), { ...brown, width: tenth(0.065 * metre) }) +
        path(ears, { ...brown, width: tenth(0.07 * metre) }) +
        path(rounded(trunk, see), coat) +
        circle([tenth(tx), tenth(ty)], tenth(0.055 * metre), colours.white)
      );
    },
  };
}
