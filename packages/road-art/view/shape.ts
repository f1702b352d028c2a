import { decimals } from "../drawing/precision";
import type { Point } from "../drawing/svg";
import type { Camera, Spot } from "./camera";

/** A corner of a flat shape, rounded if a radius is given. */
export type Corner = readonly [
  u: number,
  v: number,
  radius?: number | undefined,
];

/** Lays a flat shape into space. */
export type Plane = (u: number, v: number) => Spot;

/** Path data of a shape that lies on a plane, as the camera sees it. */
export function panel(
  camera: Camera,
  plane: Plane,
  corners: readonly Corner[],
): string {
  const points = corners.map(([u, v]) => camera.see(plane(u, v)));
  if (!shows(camera, points, 0.7)) return "";
  const [first] = corners;
  const metre = first ? camera.scale(plane(first[0], first[1])) : 0;
  const plainer = corners.map(([u, v, radius = 0]): Corner => {
    return [u, v, radius * metre < 2.4 ? 0 : radius];
  });
  return rounded(plainer, (u, v) => camera.see(plane(u, v)));
}

/**
 * Whether points span something large enough to be seen, inside the frame. A
 * film comes nearer to what is small, and round to what is seen edge-on.
 */
function shows(camera: Camera, points: readonly Point[], least = 0.15) {
  if (camera.unbounded) return true;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [wide, high] = [right - left, bottom - top];
  if (Math.max(wide, high) < 1 || Math.min(wide, high) < least) return false;
  return right > 0 && left < camera.width && bottom > 0 && top < camera.height;
}

/** Path data of a closed shape with rounded corners, every point moved. */
export function rounded(
  corners: readonly Corner[],
  to: (u: number, v: number) => Point = (u, v) => [u, v],
): string {
  const pieces = corners.map((corner, index) => {
    const [u, v, radius = 0] = corner;
    if (radius === 0) return tenths(to(u, v));
    const before = towards(corner, corners.at(index - 1) ?? corner, radius);
    const next = corners[(index + 1) % corners.length]!;
    const after = towards(corner, next, radius);
    return `${tenths(to(...before))}Q${tenths(to(u, v))} ${tenths(to(...after))}`;
  });
  return `M${pieces.join("L")}Z`;
}

/** Path data of a rectangle on a plane. */
export function box(
  left: number,
  right: number,
  low: number,
  high: number,
  radius = 0,
): Corner[] {
  return [
    [left, low, radius],
    [left, high, radius],
    [right, high, radius],
    [right, low, radius],
  ];
}

/** Path data of an upright circle on a plane: an ellipse as wide as it shows. */
export function ring(
  camera: Camera,
  plane: Plane,
  [u, v]: Point,
  radius: number,
): string {
  const size = radius * camera.scale(plane(u, v));
  if (size < 0.6 && !camera.unbounded) return "";
  const [x, y] = camera.see(plane(u, v));
  const [x2] = camera.see(plane(u + radius, v));
  const [, y2] = camera.see(plane(u, v + radius));
  const [rx, ry] = [tenth(Math.abs(x2 - x)), tenth(Math.abs(y2 - y))];
  if (rx < 0.5 && !camera.unbounded)
    return `M${tenth(x)} ${tenth(y - ry)}v${tenth(2 * ry)}h.6v${tenth(-2 * ry)}Z`;
  const half = `a${rx} ${ry} 0 1 0 `;
  return `M${tenth(x - rx)} ${tenth(y)}${half}${tenth(2 * rx)} 0${half}${tenth(-2 * rx)} 0Z`;
}

/** Path data of a flat shape in space; what lies behind the eye is cut off. */
export function facet(camera: Camera, spots: readonly Spot[]): string {
  const shown = spots.flatMap((spot, index) => {
    const next = spots[(index + 1) % spots.length]!;
    const here = camera.depth(spot) - camera.nearest;
    const there = camera.depth(next) - camera.nearest;
    const kept = here >= 0 ? [spot] : [];
    if (here >= 0 === there >= 0) return kept;
    return [...kept, between(spot, next, here / (here - there))];
  });
  if (shown.length < 3) return "";
  const points = shown.map((spot) => camera.see(spot));
  if (!shows(camera, points)) return "";
  // One way round, so that overlapping pieces of one path do not cancel out
  const turned = points.reduce((sum, [x, y], index) => {
    const [x2, y2] = points[(index + 1) % points.length]!;
    return sum + x * y2 - x2 * y;
  }, 0);
  if (turned < 0) points.reverse();
  return `M${points.map(tenths).join("L")}Z`;
}

/** Path data of an open line through space. */
export function track(camera: Camera, spots: readonly Spot[]): string {
  return `M${spots.map((spot) => tenths(camera.see(spot))).join("L")}`;
}

/** A spot on the way from one to another. */
function between(from: Spot, to: Spot, share: number): Spot {
  const mix = (a = 0, b = 0) => a + (b - a) * share;
  return [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])];
}

/** A point as path data: a tenth of a unit is fine enough, and short. */
export function tenths([x, y]: Point): string {
  return `${tenth(x)} ${tenth(y)}`;
}

/** A number with at most one decimal. */
export function tenth(value: number): number {
  return decimals(value, 1);
}

function towards([u, v]: Corner, [u2, v2]: Corner, radius: number): Point {
  const length = Math.hypot(u2 - u, v2 - v) || 1;
  const share = Math.min(0.5, radius / length);
  return [u + (u2 - u) * share, v + (v2 - v) * share];
}
