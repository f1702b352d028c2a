import { colours, type Colour } from "../drawing/colours";
import { path } from "../drawing/svg";
import type { Camera, Spot } from "./camera";
import { facet } from "./shape";
import { stationsOf, type Span } from "./stations";

export type { Span } from "./stations";

/** Something flat on the ground; what comes first lies below. */
export type Ground = (camera: Camera) => string;

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

function about(middle: number, width: number): Span {
  return [middle - width / 2, middle + width / 2];
}
