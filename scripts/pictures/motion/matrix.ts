import type { Point } from "@/packages/road-art/drawing/svg";
import type { Step } from "./path-steps";

/** What a transform does to a point, as in SVG: a, b, c, d, e, f. */
export type Matrix = [number, number, number, number, number, number];

/** The steps of a path after a transform. */
export function transformed(steps: readonly Step[], matrix: Matrix): Step[] {
  return steps.map(({ kind, points }) => ({
    kind,
    points: points.map((point) => moved(matrix, point)),
  }));
}

/** How much longer a matrix makes a length. */
export function growthOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

/** The matrix of a transform attribute. */
export function matrixOf(transform: string): Matrix {
  let all: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, name, list = ""] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, ...others] = list.split(/[\s,]+/).map(Number);
    if (name === "translate") all = times(all, [1, 0, 0, 1, a, b ?? 0]);
    else if (name === "scale") all = times(all, [a, 0, 0, b ?? a, 0, 0]);
    else if (name === "matrix") all = times(all, [a, b, ...others] as Matrix);
    else if (name === "rotate") {
      const angle = (a * Math.PI) / 180;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const [x, y] = [b ?? 0, others[0] ?? 0];
      all = times(all, [1, 0, 0, 1, x, y]);
      all = times(all, [c, s, -s, c, 0, 0]);
      all = times(all, [1, 0, 0, 1, -x, -y]);
    } else throw new Error(`Unknown transform: ${name}`);
  }
  return all;
}

/** One transform within another. */
export function times(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

function moved([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}
