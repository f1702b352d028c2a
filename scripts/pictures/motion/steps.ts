import type { Point } from "@/packages/road-art/drawing/svg";
import { pathSteps, type Step } from "./path-steps";

/** The outline of an element, in its own units; throws at one it does not know. */
export function stepsOf(
  name: string,
  own: Readonly<Record<string, string>>,
): Step[] {
  const n = (key: string) => Number(own[key] ?? 0);
  if (name === "path") return pathSteps(own.d ?? "");
  if (name === "circle") return oval(n("cx"), n("cy"), n("r"), n("r"));
  if (name === "ellipse") return oval(n("cx"), n("cy"), n("rx"), n("ry"));
  if (name === "rect")
    return rectangle(n("x"), n("y"), n("width"), n("height"), n("rx"));
  throw new Error(`Unknown element: ${name}`);
}

function rectangle(x: number, y: number, w: number, h: number, r: number) {
  const [right, low] = [x + w, y + h];
  const at = (...points: Point[]) => points;
  const line = (...point: Point): Step => ({ kind: "L", points: at(point) });
  const bend = (one: Point, two: Point): Step => ({
    kind: "Q",
    points: at(one, two),
  });
  if (r === 0)
    return [
      { kind: "M" as const, points: at([x, y]) },
      line(right, y),
      line(right, low),
      line(x, low),
      { kind: "Z" as const, points: [] },
    ];
  return [
    { kind: "M" as const, points: at([x + r, y]) },
    line(right - r, y),
    bend([right, y], [right, y + r]),
    line(right, low - r),
    bend([right, low], [right - r, low]),
    line(x + r, low),
    bend([x, low], [x, low - r]),
    line(x, y + r),
    bend([x, y], [x + r, y]),
    { kind: "Z" as const, points: [] },
  ];
}

/** How far a curve's handles lie out for a quarter of a circle. */
const handle = 0.5523;

/** An ellipse about a place. */
export function oval(x: number, y: number, rx: number, ry: number): Step[] {
  const at = (u: number, v: number): Point => [x + u * rx, y + v * ry];
  const quarter = (u: number, v: number, u2: number, v2: number): Step => ({
    kind: "C",
    points: [
      at(u + u2 * handle, v + v2 * handle),
      at(u2 + u * handle, v2 + v * handle),
      at(u2, v2),
    ],
  });
  return [
    { kind: "M", points: [at(-1, 0)] },
    quarter(-1, 0, 0, -1),
    quarter(0, -1, 1, 0),
    quarter(1, 0, 0, 1),
    quarter(0, 1, -1, 0),
    { kind: "Z", points: [] },
  ];
}
