import {
  circlePath,
  closedPath,
  openPath,
  type Point,
} from "@/packages/road-art/drawing/svg";

/** A place in metres: right, up, away from the foot of the officer. */
export type Place = readonly [x: number, y: number, z: number];

/** Where the viewer stands, looking level at the upright through 0, 0, 0. */
export type View = {
  /** Degrees that the viewer stands to the left of straight in front. */
  aside: number;
  /** Distance in metres. */
  distance: number;
  /** Height of the eye in metres. */
  eye: number;
  /** Picture units for a metre at the origin. */
  scale: number;
  /** Picture place of the origin. */
  foot: Point;
};

/** A ball in space; joined balls make limbs. */
export type Ball = readonly [place: Place, radius: number];

/** Nothing nearer than this is drawn, in metres. */
const nearest = 1;

/** How far away a place is, in metres along the line of sight. */
export function depth(view: View, [x, , z]: Place): number {
  const [sine, cosine] = turn(view);
  return view.distance + z * cosine + x * sine;
}

/** Where a place shows in the picture. */
function project(view: View, place: Place): Point {
  const [sine, cosine] = turn(view);
  const [x, y, z] = place;
  const size = sizeAt(view, place);
  const horizon = view.foot[1] - view.eye * view.scale;
  return [
    tenths(view.foot[0] + (x * cosine - z * sine) * size),
    tenths(horizon + (view.eye - y) * size),
  ];
}

/** Picture units for a metre at a place. */
function sizeAt(view: View, place: Place): number {
  return (view.scale * view.distance) / depth(view, place);
}

/** Path data of a flat shape; what lies behind the viewer is left out. */
export function flat(view: View, places: readonly Place[]): string {
  const shown = places.flatMap((place, index) => {
    const next = places[(index + 1) % places.length]!;
    const [here, there] = [depth(view, place), depth(view, next)];
    const kept = here >= nearest ? [place] : [];
    if (here >= nearest === there >= nearest) return kept;
    return [...kept, between(place, next, (nearest - here) / (there - here))];
  });
  return closedPath(shown.map((place) => project(view, place)));
}

function between(a: Place, b: Place, share: number): Place {
  return [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ];
}

/** Path data of a line. */
export function track(view: View, places: readonly Place[]): string {
  return openPath(places.map((place) => project(view, place)));
}

/** Path data of a smooth curve that keeps close to the places. */
export function curve(view: View, places: readonly Place[]): string {
  const points = places.map((place) => project(view, place));
  const last = points.length - 1;
  const bends = points.slice(1, last).map(([x, y], index) => {
    const next = points[index + 2]!;
    const end: Point =
      index + 2 === last
        ? next
        : [tenths((x + next[0]) / 2), tenths((y + next[1]) / 2)];
    return `Q${x} ${y} ${end[0]} ${end[1]}`;
  });
  return `M${points[0]!.join(" ")}${bends.join("")}`;
}

/** Path data of the smallest shape around places, such as a solid's outline. */
export function solid(view: View, places: readonly Place[]): string {
  return closedPath(hull(places.map((place) => project(view, place))));
}

/** Path data of a limb: the outline of two joined balls. */
export function limb(view: View, [a, ra]: Ball, [b, rb]: Ball): string {
  const [from, to] = [project(view, a), project(view, b)];
  const [r1, r2] = [ra * sizeAt(view, a), rb * sizeAt(view, b)];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length <= Math.abs(r1 - r2)) {
    return circlePath(r1 > r2 ? from : to, Math.max(r1, r2));
  }
  const run = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const lean = Math.acos((r1 - r2) / length);
  const rim = ([x, y]: Point, r: number, angle: number) =>
    `${tenths(x + r * Math.cos(angle))} ${tenths(y + r * Math.sin(angle))}`;
  const arc = (r: number, large: boolean) =>
    `A${tenths(r)} ${tenths(r)} 0 ${large ? 1 : 0} 1 `;
  return (
    `M${rim(from, r1, run + lean)}` +
    `${arc(r1, lean < Math.PI / 2)}${rim(from, r1, run - lean)}` +
    `L${rim(to, r2, run - lean)}` +
    `${arc(r2, lean > Math.PI / 2)}${rim(to, r2, run + lean)}Z`
  );
}

/** Path data of a ball. */
export function ball(view: View, [place, radius]: Ball): string {
  return circlePath(project(view, place), tenths(radius * sizeAt(view, place)));
}

/** Fine enough for a figure, and short to write. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10 + 0;
}

function turn({ aside }: View): [sine: number, cosine: number] {
  const angle = (aside * Math.PI) / 180;
  return [Math.sin(angle), Math.cos(angle)];
}

/** The corners of the smallest convex shape around points. */
function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...half(sorted), ...half(sorted.reverse())];
}

function half(sorted: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of sorted) {
    while (
      kept.length > 1 &&
      !turnsLeft(kept[kept.length - 2]!, kept[kept.length - 1]!, point)
    ) {
      kept.pop();
    }
    kept.push(point);
  }
  return kept.slice(0, -1);
}

function turnsLeft(a: Point, b: Point, c: Point): boolean {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
}
