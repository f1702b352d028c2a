import type { Colour } from "./colours";
import { decimals } from "./precision";

/** A place on the picture: x to the right, y down, in viewBox units. */
export type Point = readonly [x: number, y: number];

/** A rectangle given the way the catalogue gives it: "x31–69 y66–78". */
export type Box = readonly [
  left: number,
  right: number,
  top: number,
  bottom: number,
];

/** One finished picture: its size and the elements on it. */
export type Drawing = {
  viewBox: readonly [width: number, height: number];
  body: string;
};

/** Drawings by the id of their picture. */
export type Drawings = Readonly<Record<string, Drawing>>;

/** How a shape is painted: a fill colour, or the parts one by one. */
export type Paint = Colour | PaintParts;

type PaintParts = {
  fill?: Colour | undefined;
  stroke?: Colour;
  width?: number;
  cap?: "butt" | "round" | "square";
  join?: "miter" | "round";
  dash?: readonly number[] | undefined;
  opacity?: number | undefined;
  /** An edge that lies behind the fill instead of half over it. */
  edge?: { colour: Colour; width: number };
};

/** Writes a number with at most two decimals. */
export function num(value: number): string {
  return String(decimals(value, 2));
}

/** Puts the parts of a picture together; the first lies at the bottom. */
export function draw(
  width: number,
  height: number,
  ...parts: string[]
): Drawing {
  return { viewBox: [width, height], body: parts.join("") };
}

/** Like draw, but whatever lies outside the frame is cut off. */
export function framed(
  width: number,
  height: number,
  ...parts: string[]
): Drawing {
  const inner = `<svg width="${num(width)}" height="${num(height)}">${parts.join("")}</svg>`;
  return draw(width, height, inner);
}

/** A filled, outlined or stroked piece of path data. */
export function path(data: string, paint: Paint): string {
  return `<path d="${data}"${attributes(paint)}/>`;
}

/** A rectangle with square or, given a radius, rounded corners. */
export function rect(
  [left, right, top, bottom]: Box,
  paint: Paint,
  radius = 0,
): string {
  const corner = radius > 0 ? ` rx="${num(radius)}"` : "";
  return `<rect x="${num(left)}" y="${num(top)}" width="${num(right - left)}" height="${num(bottom - top)}"${corner}${attributes(paint)}/>`;
}

/** A full circle. */
export function circle([x, y]: Point, radius: number, paint: Paint): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"${attributes(paint)}/>`;
}

/** A stroked line through the points. */
export function line(
  points: readonly Point[],
  stroke: Colour,
  width: number,
  more: Omit<PaintParts, "stroke" | "width"> = {},
): string {
  return path(openPath(points), { ...more, stroke, width });
}

/** A filled shape with straight sides. */
export function polygon(points: readonly Point[], paint: Paint): string {
  return path(closedPath(points), paint);
}

/** Path data through the points, left open. */
export function openPath(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => `${index === 0 ? "M" : "L"}${num(x)} ${num(y)}`)
    .join("");
}

/** Path data around the points, closed. */
export function closedPath(points: readonly Point[]): string {
  return `${openPath(points)}Z`;
}

/** Path data of a rectangle, for use inside a larger path. */
export function boxPath([left, right, top, bottom]: Box): string {
  return `M${num(left)} ${num(top)}H${num(right)}V${num(bottom)}H${num(left)}Z`;
}

/** Path data of a circle, for use inside a larger path. */
export function circlePath([x, y]: Point, radius: number): string {
  const r = num(radius);
  const d = num(radius * 2);
  return `M${num(x - radius)} ${num(y)}a${r} ${r} 0 1 1 ${d} 0a${r} ${r} 0 1 1 -${d} 0Z`;
}

/** Elements that share a paint; a shape's own paint goes first. */
export function group(paint: Paint, ...parts: string[]): string {
  return `<g${attributes(paint)}>${parts.join("")}</g>`;
}

/** Swaps left and right on a picture of the given width. */
export function mirror(body: string, width = 100): string {
  return `<g transform="matrix(-1 0 0 1 ${num(width)} 0)">${body}</g>`;
}

/** Swaps top and bottom on a picture of the given height. */
export function upsideDown(body: string, height = 100): string {
  return `<g transform="matrix(1 0 0 -1 0 ${num(height)})">${body}</g>`;
}

/** Scales a part about its own origin and moves that origin to a place. */
export function place(body: string, [x, y]: Point, scale = 1): string {
  const size = scale === 1 ? "" : ` scale(${num4(scale)})`;
  return `<g transform="translate(${num(x)} ${num(y)})${size}">${body}</g>`;
}

/** Turns a part clockwise, in degrees, about a point. */
export function rotate(body: string, degrees: number, [x, y]: Point): string {
  return `<g transform="rotate(${num(degrees)} ${num(x)} ${num(y)})">${body}</g>`;
}

/** Fits a part drawn in one box into another, without distortion, centred. */
export function fit(body: string, from: Box, to: Box): string {
  const scale = Math.min(
    (to[1] - to[0]) / (from[1] - from[0]),
    (to[3] - to[2]) / (from[3] - from[2]),
  );
  const x = (to[0] + to[1]) / 2 - (scale * (from[0] + from[1])) / 2;
  const y = (to[2] + to[3]) / 2 - (scale * (from[2] + from[3])) / 2;
  return place(body, [x, y], scale);
}

function attributes(paint: Paint): string {
  if (typeof paint === "string") return ` fill="${paint}"`;

  if (paint.edge) {
    const { edge, ...rest } = paint;
    const behind = { stroke: edge.colour, width: 2 * edge.width };
    const edged = attributes({ join: "round", ...rest, ...behind });
    return `${edged} paint-order="stroke"`;
  }

  const { fill, stroke, width, cap, join, dash, opacity } = paint;
  const fillOrNone = fill ?? (stroke ? "none" : undefined);
  return [
    ["fill", fillOrNone],
    ["stroke", stroke],
    ["stroke-width", width === undefined ? undefined : num(width)],
    ["stroke-linecap", cap],
    ["stroke-linejoin", join],
    ["stroke-dasharray", dash?.map(num).join(" ")],
    ["opacity", opacity === undefined ? undefined : num(opacity)],
  ]
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
}

function num4(value: number): string {
  return String(decimals(value, 4));
}
