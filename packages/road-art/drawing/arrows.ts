import { num, type Point } from "./svg";

/** A turn of a band: the corner point and the radius of its centre line. */
type Bend = readonly [x: number, y: number, radius: number];

/** Points that a band runs through, ends first and last. */
export type Route = readonly (Point | Bend)[];

export type Head = {
  /** From the tip back to the barbs. */
  length: number;
  /** From barb to barb. */
  width: number;
  /** How far the notch lies in front of the barbs; a quarter of the length unless given. */
  sweep?: number;
  /** Rounding of the barb ends. */
  round?: number;
};

/**
 * Path data of an arrow as one outline. The route is the centre line of the
 * shaft from tail to tip; it bends only where a radius is given.
 */
export function arrow(route: Route, width: number, head: Head): string {
  const tip = pointOf(route[route.length - 1]!);
  const [ux, uy] = direction(pointOf(route[route.length - 2]!), tip);
  const { length, width: span, sweep = length / 4, round = 1 } = head;
  const neck: Point = [
    tip[0] - ux * (length - sweep),
    tip[1] - uy * (length - sweep),
  ];
  const barb = (side: 1 | -1): Point => [
    tip[0] - ux * length - (side * uy * span) / 2,
    tip[1] - uy * length + (side * ux * span) / 2,
  ];

  const shaft = [...route.slice(0, -1), neck];
  const right = sideOf(shaft, width / 2);
  const left = sideOf(shaft, -width / 2).reverse();
  return outline([
    ...right,
    rounded(barb(1), round),
    rounded(tip, round / 3),
    rounded(barb(-1), round),
    ...left,
  ]);
}

/**
 * Path data of an arrow along a part of a circle, running clockwise. Angles are
 * in degrees, 0 to the right, 90 down; the tip lies at the last one.
 */
export function arcArrow(
  [x, y]: Point,
  radius: number,
  width: number,
  [from, to]: readonly [from: number, to: number],
  { length, width: span, sweep = length / 4 }: Head,
): string {
  const at = (degrees: number, r: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${num(x + r * Math.cos(angle))} ${num(y + r * Math.sin(angle))}`;
  };
  const degreesOf = (run: number) => (run / radius / Math.PI) * 180;
  const barb = to - degreesOf(length);
  const neck = barb + degreesOf(sweep);
  const outer = radius + width / 2;
  const inner = radius - width / 2;
  const wide = neck - from > 180 ? 1 : 0;
  return (
    `M${at(from, outer)}A${num(outer)} ${num(outer)} 0 ${wide} 1 ${at(neck, outer)}` +
    `L${at(barb, radius + span / 2)}L${at(to, radius)}L${at(barb, radius - span / 2)}` +
    `L${at(neck, inner)}A${num(inner)} ${num(inner)} 0 ${wide} 0 ${at(from, inner)}Z`
  );
}

/** Path data of a band of even width along a route, square at both ends. */
export function band(route: Route, width: number): string {
  return outline([
    ...sideOf(route, width / 2),
    ...sideOf(route, -width / 2).reverse(),
  ]);
}

/** Path data around corners, each rounded by its own radius. */
export function outline(corners: Route): string {
  const pieces = corners.map((corner, index) => {
    const before = pointOf(corners.at(index - 1) ?? corner);
    const after = pointOf(corners[(index + 1) % corners.length]!);
    return roundCorner(before, corner, after);
  });
  return `M${pieces.join("L")}Z`;
}

/**
 * The corners of a shape moved inwards, rounded so that the outer corners have
 * the given radius. Corners run clockwise.
 */
export function inset(
  corners: readonly Point[],
  depth: number,
  radius: number,
): Route {
  return corners.map((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length]!;
    const [, moved] = sideOf([before, corner, after], depth);
    return rounded(pointOf(moved!), Math.max(0, radius - depth));
  });
}

function roundCorner(before: Point, corner: Point | Bend, after: Point) {
  const [x, y, radius = 0] = corner;
  const [inX, inY] = direction([x, y], before);
  const [outX, outY] = direction([x, y], after);
  const cosine = Math.max(-1, Math.min(1, inX * outX + inY * outY));
  const reach = radius / Math.tan(Math.acos(cosine) / 2);
  if (reach < 0.01 || cosine < -0.9999) return `${num(x)} ${num(y)}`;

  const sweep = inX * outY - inY * outX < 0 ? 1 : 0;
  const r = num(radius);
  return (
    `${num(x + inX * reach)} ${num(y + inY * reach)}` +
    `A${r} ${r} 0 0 ${sweep} ${num(x + outX * reach)} ${num(y + outY * reach)}`
  );
}

/** The route moved sideways; positive is to the right of the way it runs. */
function sideOf(route: Route, distance: number): (Point | Bend)[] {
  return route.map((place, index) => {
    const [x, y, radius] = place;
    const before = index > 0 ? pointOf(route[index - 1]!) : undefined;
    const after =
      index < route.length - 1 ? pointOf(route[index + 1]!) : undefined;
    const [ax, ay] = before ? direction(before, [x, y]) : [0, 0];
    const [bx, by] = after ? direction([x, y], after) : [0, 0];
    if (!before) return [x - by * distance, y + bx * distance];
    if (!after) return [x - ay * distance, y + ax * distance];

    const turn = ax * by - ay * bx;
    const scale = distance / (1 + ax * bx + ay * by);
    const moved: Point = [x - (ay + by) * scale, y + (ax + bx) * scale];
    if (radius === undefined) return moved;
    return rounded(moved, Math.max(0, radius - Math.sign(turn) * distance));
  });
}

function rounded([x, y]: Point, radius: number): Bend {
  return [x, y, radius];
}

function pointOf([x, y]: Point | Bend): Point {
  return [x, y];
}

function direction([x1, y1]: Point, [x2, y2]: Point): Point {
  const length = Math.hypot(x2 - x1, y2 - y1);
  return [(x2 - x1) / length, (y2 - y1) / length];
}
