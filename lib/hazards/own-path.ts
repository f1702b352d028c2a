import type { OwnPath } from "./scene";

type Point = OwnPath["points"][number];

/** The piece of the own path between two distances from its start, in metres. */
export function pieceOfPath(
  { points, metre }: OwnPath,
  from: number,
  to: number,
): Point[] {
  const piece: Point[] = [];
  let gone = 0;
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (!before) return;
    const length = Math.hypot(point[0] - before[0], point[1] - before[1]);
    const start = (from * metre - gone) / length;
    const end = (to * metre - gone) / length;
    gone += length;
    if (end < 0 || start > 1) return;
    if (piece.length === 0) piece.push(between(before, point, start));
    piece.push(between(before, point, Math.min(end, 1)));
  });
  return piece;
}

function between([x1, y1]: Point, [x2, y2]: Point, share: number): Point {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}
