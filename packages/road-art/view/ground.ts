import { colours, type Colour } from "../drawing/colours";
import { path, type Point } from "../drawing/svg";
import type { Camera, Spot } from "./camera";
import { facet, tenths, track } from "./shape";

/** Something flat on the ground; what comes first lies below. */
export type Ground = (camera: Camera) => string;

/** From one number of metres to a larger one. */
export type Span = readonly [from: number, to: number];

/** How far the ground is drawn behind and ahead of the eye. */
export const everywhere: Span = [-40, 400];

/** Metres behind and ahead in which broken lines are drawn. */
const dashed: Span = [-40, 100];

/** A strip along the road. */
export function strip(
  across: Span,
  along: Span,
  colour: Colour,
  opacity?: number,
): Ground {
  return (camera) =>
    path(stripData(camera, across, along), { fill: colour, opacity });
}

/** A line painted along the road, 0.15 m wide unless given. */
export function lineAlong(
  right: number,
  along: Span = everywhere,
  colour: Colour = colours.white,
  width = 0.15,
): Ground {
  return strip(about(right, width), along, colour);
}

type Dashes = {
  along?: Span;
  colour?: Colour;
  width?: number;
  dash?: number;
  gap?: number;
  /** Breaks the line at crossing roads. */
  except?: readonly Span[];
};

/** A broken line along the road, 5 m and 5 m unless given. */
export function brokenAlong(right: number, dashes: Dashes = {}): Ground {
  const { along = dashed, colour = colours.white, width = 0.15 } = dashes;
  const { dash = 5, gap = 5, except = [] } = dashes;
  return (camera) => {
    const pieces: string[] = [];
    for (let from = along[0]; from < along[1]; from += dash + gap) {
      for (const piece of without([from, from + dash], except)) {
        pieces.push(stripData(camera, about(right, width), piece));
      }
    }
    return path(pieces.join(""), colour);
  };
}

/** A line across the road, such as a stop line. */
export function lineAcross(
  across: Span,
  ahead: number,
  width = 0.45,
  colour: Colour = colours.white,
): Ground {
  return strip(across, [ahead, ahead + width], colour);
}

/** Zebra stripes; `along` the ways of cars that run ahead, or across. */
export function zebra(across: Span, along: Span, turned = false): Ground {
  const [from, to] = turned ? along : across;
  return (camera) => {
    const stripes: string[] = [];
    for (let at = from + 0.2; at < to - 0.3; at += 0.9) {
      const stripe: Span = [at, at + 0.45];
      stripes.push(
        turned
          ? stripData(camera, across, stripe)
          : stripData(camera, stripe, along),
      );
    }
    return path(stripes.join(""), colours.white);
  };
}

/** A flat area of any shape. */
export function area(
  spots: readonly Spot[],
  colour: Colour,
  opacity?: number,
): Ground {
  return (camera) => path(facet(camera, spots), { fill: colour, opacity });
}

/** A flat area with a smooth edge through the spots, such as a puddle. */
export function pool(
  [left, right]: Span,
  [near, far]: Span,
  colour: Colour,
  opacity?: number,
): Ground {
  const middle: Point = [(left + right) / 2, (near + far) / 2];
  const half: Point = [(right - left) / 2, (far - near) / 2];
  const bumps = [1, 0.86, 0.97, 0.9, 1, 0.88, 0.96, 0.9, 1, 0.93, 0.84, 0.95];
  const spots = bumps.map((bump, index): Spot => {
    const angle = (index / bumps.length) * 2 * Math.PI;
    return [
      middle[0] + half[0] * bump * Math.cos(angle),
      middle[1] + half[1] * bump * Math.sin(angle),
    ];
  });
  return (camera) => path(smooth(camera, spots), { fill: colour, opacity });
}

/** Parts of a span outside the others. */
export function without(span: Span, others: readonly Span[]): Span[] {
  return others.reduce<Span[]>(
    (left, [from, to]) =>
      left.flatMap(([start, end]): Span[] => {
        if (to <= start || from >= end) return [[start, end]];
        const parts: Span[] = [
          [start, from],
          [to, end],
        ];
        return parts.filter(([a, b]) => b > a);
      }),
    [span],
  );
}

/** Path data of a strip; it follows a bend. */
function stripData(
  camera: Camera,
  [left, right]: Span,
  [near, far]: Span,
): string {
  const stations = stationsOf(camera, [near, far]);
  const there = stations.map((ahead): Spot => [left, ahead]);
  const back = stations.map((ahead): Spot => [right, ahead]).reverse();
  return facet(camera, [...there, ...back]);
}

/** Path data of a line along the road at a height; it follows a bend. */
export function wire(
  camera: Camera,
  right: number,
  [near, far]: Span,
  up: number,
): string {
  const stations = stationsOf(camera, [near, far]);
  return track(
    camera,
    stations.map((ahead): Spot => [right, ahead, up]),
  );
}

/** Metres of a bend that a still picture shows closely where it begins near. */
const easing = 16;

/** Metres of a bend that a film drives into: it comes to see them closely. */
const drivenInto = 40;

/** Where a line along the road needs points: at its ends, and along a bend. */
export function stationsOf(
  { bentFrom, unbounded }: Camera,
  [near, far]: Span,
): number[] {
  const stations = [near];
  if (bentFrom !== undefined) {
    const after = (beyond: number) => {
      if (unbounded && beyond < drivenInto) return beyond + 1.6;
      const coarse = 1.6 + 0.2 * beyond;
      const fine = 0.09 * (bentFrom + beyond);
      return beyond + (beyond < easing ? Math.min(coarse, fine) : coarse);
    };
    for (let beyond = 0; bentFrom + beyond < far; beyond = after(beyond)) {
      if (bentFrom + beyond > near) stations.push(bentFrom + beyond);
    }
  }
  return [...stations, far];
}

function smooth(camera: Camera, spots: readonly Spot[]): string {
  const points = spots.map((spot) => camera.see(spot));
  const middles = points.map(([x, y], index) => {
    const [x2, y2] = points[(index + 1) % points.length]!;
    return tenths([(x + x2) / 2, (y + y2) / 2]);
  });
  const curves = points.map(
    (_, index) =>
      `Q${tenths(points[(index + 1) % points.length]!)} ${middles[(index + 1) % points.length]}`,
  );
  return `M${middles[0]}${curves.join("")}Z`;
}

function about(middle: number, width: number): Span {
  return [middle - width / 2, middle + width / 2];
}
