import { closedPath, type Point } from "./svg";

type Stripes = {
  /** Thickness of a stripe, square to its run. */
  width: number;
  /** From one stripe to the next, square to their run. */
  pitch: number;
  /** Run of the stripes in degrees: 45 rises to the right, -45 falls. */
  angle?: number;
};

/** Path data of even stripes that end at the sides of a shape. */
export function hatch(
  corners: readonly Point[],
  { width, pitch, angle = 45 }: Stripes,
): string {
  const level = corners.map((corner) => turn(corner, angle));
  const heights = level.map(([, y]) => y);
  const top = Math.min(...heights);
  const count = Math.ceil((Math.max(...heights) - top) / pitch);

  return Array.from({ length: count }, (_, index) => {
    const from = top + (index + 0.5) * pitch - width / 2;
    return clip(clip(level, from, 1), from + width, -1);
  })
    .filter((stripe) => stripe.length > 2)
    .map((stripe) => closedPath(stripe.map((corner) => turn(corner, -angle))))
    .join("");
}

/** The part of a shape below a level line, or above it with side -1. */
function clip(corners: readonly Point[], y: number, side: 1 | -1): Point[] {
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length]!;
    const inside = (corner[1] - y) * side >= 0;
    const nextInside = (next[1] - y) * side >= 0;
    const kept: Point[] = inside ? [corner] : [];
    return inside === nextInside ? kept : [...kept, crossing(corner, next, y)];
  });
}

function crossing([x1, y1]: Point, [x2, y2]: Point, y: number): Point {
  return [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), y];
}

function turn([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return [x * cosine - y * sine, x * sine + y * cosine];
}
