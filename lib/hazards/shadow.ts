export type Point = readonly [x: number, y: number];

/** Farther than any plan reaches, in its units. */
const FAR = 2000;

/**
 * What something hides from an eye: the ground behind it, without its own.
 * Path data, to be filled by the even-odd rule; in the units of the corners.
 *
 * @param corners of what hides it, in order round; the eye is outside
 */
export function shadowPath(corners: readonly Point[], eye: Point): string {
  const behind = corners.map(([x, y]): Point => {
    const [dx, dy] = [x - eye[0], y - eye[1]];
    const stretch = FAR / Math.hypot(dx, dy);
    return [eye[0] + dx * stretch, eye[1] + dy * stretch];
  });
  return pathOf(hullOf([...corners, ...behind])) + pathOf(corners);
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map((point) => point.map(Math.round).join(" ")).join("L")}Z`;
}

/** The smallest convex shape round points (Andrew's monotone chain). */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/** One side of the hull, without its last point. */
function chain(sorted: readonly Point[]): Point[] {
  const side: Point[] = [];
  for (const point of sorted) {
    while (side.length > 1 && turn(side.at(-2)!, side.at(-1)!, point) <= 0)
      side.pop();
    side.push(point);
  }
  return side.slice(0, -1);
}

function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
