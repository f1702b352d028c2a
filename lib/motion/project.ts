import type { Place } from "@/packages/road-art/motion/way";
import { sunk } from "@/packages/road-art/view/camera";
import type { Film, Prop, Shape } from "./film";

/** Moves a point of a shape to where it is from the eye, in metres. */
export type Move = (
  x: number,
  y: number,
  z: number,
) => readonly [number, number, number];

/** What a path is drawn with: a canvas, or something that notes the calls. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  "moveTo" | "lineTo" | "quadraticCurveTo" | "bezierCurveTo" | "closePath"
>;

/** Nothing nearer than this is drawn, in metres. */
const NEAREST = 0.9;

type View = Pick<Film, "turn" | "slope" | "dip">;

/** How the points of a prop move that is at a place, before an eye at another. */
export function moveOf(
  { turn, slope, dip }: View,
  prop: Pick<Prop, "middle">,
  place: Place,
  eye: Place,
): Move {
  const view = rotation(turn);
  const turned = rotation(-place.turned);
  const looks = rotation(eye.turned);
  const [dx, dz] = view(place.right - eye.right, place.ahead - eye.ahead);
  const dy = -slope * (place.ahead - eye.ahead) - sunk(eye.ahead, dip);
  const [mx, mz] = prop.middle;
  const isTurned = place.turned !== 0;
  return (x, y, z) => {
    const [ownX, ownZ] = isTurned ? turned(x - mx, z - mz) : [x - mx, z - mz];
    const [seenX, seenZ] = looks(ownX + mx + dx, ownZ + mz + dz);
    return [seenX, y + dy, seenZ];
  };
}

/** How places look from somebody who has turned by so many degrees. */
function rotation(degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return (x: number, z: number) =>
    [x * cosine - z * sine, x * sine + z * cosine] as const;
}

/**
 * Draws the outline of a shape as the eye sees it. Straight shapes are cut
 * where they pass the eye; curved ones are left out there. Returns how many
 * times larger than in the still picture it shows, 0 if it does not.
 */
export function trace(
  pen: Pen,
  shape: Shape,
  move: Move,
  film: Pick<Film, "centre" | "focus">,
): number {
  const { steps, points, isFixed, depth } = shape;
  const moved = new Float64Array(points);
  let isBehind = false;
  let isBefore = false;
  if (!isFixed)
    for (let at = 0; at < moved.length; at += 3) {
      const [x, y, z] = move(points[at]!, points[at + 1]!, points[at + 2]!);
      moved[at] = x;
      moved[at + 1] = y;
      moved[at + 2] = z;
      if (z < NEAREST) isBehind = true;
      else isBefore = true;
    }
  if (isFixed) return traceSteps(pen, steps, moved);
  if (!isBefore) return 0;
  if (isBehind) {
    if (/[QC]/.test(steps)) return 0;
    traceCut(pen, steps, moved, film);
    return depth / NEAREST;
  }
  const nowDepth = moved[2]!;
  for (let at = 0; at < moved.length; at += 3) toPicture(moved, at, film);
  traceSteps(pen, steps, moved);
  return depth / nowDepth;
}

function toPicture(
  points: Float64Array,
  at: number,
  { centre, focus }: Pick<Film, "centre" | "focus">,
) {
  const scale = focus / points[at + 2]!;
  points[at] = centre[0] + points[at]! * scale;
  points[at + 1] = centre[1] + points[at + 1]! * scale;
}

function traceSteps(pen: Pen, steps: string, p: Float64Array): number {
  let at = 0;
  for (const step of steps) {
    if (step === "M") pen.moveTo(p[at]!, p[at + 1]!);
    else if (step === "L") pen.lineTo(p[at]!, p[at + 1]!);
    else if (step === "Q") {
      pen.quadraticCurveTo(p[at]!, p[at + 1]!, p[at + 3]!, p[at + 4]!);
      at += 3;
    } else if (step === "C") {
      pen.bezierCurveTo(
        p[at]!,
        p[at + 1]!,
        p[at + 3]!,
        p[at + 4]!,
        p[at + 6]!,
        p[at + 7]!,
      );
      at += 6;
    } else {
      pen.closePath();
      continue;
    }
    at += 3;
  }
  return 1;
}

/** Straight lines, cut where they come nearer than may be drawn. */
function traceCut(
  pen: Pen,
  steps: string,
  p: Float64Array,
  film: Pick<Film, "centre" | "focus">,
) {
  let at = 0;
  for (const part of steps.match(/ML*Z?/g) ?? []) {
    const isClosed = part.endsWith("Z");
    const count = part.length - (isClosed ? 1 : 0);
    const line = Array.from(p.subarray(at, at + 3 * count));
    at += 3 * count;
    const cut = Float64Array.from(cutLine(line, isClosed));
    for (let point = 0; point < cut.length; point += 3) {
      toPicture(cut, point, film);
      if (point === 0) pen.moveTo(cut[0]!, cut[1]!);
      else pen.lineTo(cut[point]!, cut[point + 1]!);
    }
    if (isClosed && cut.length > 0) pen.closePath();
  }
}

/** The points of a line that are far enough, with those where it is cut. */
function cutLine(line: readonly number[], isClosed: boolean): number[] {
  const count = line.length / 3;
  const kept: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const [x, y, z] = pointOf(line, at);
    if (z >= NEAREST) kept.push(x, y, z);
    if (at === count - 1 && !isClosed) break;
    const next = (at + 1) % count;
    const [x2, y2, z2] = pointOf(line, next);
    if (z >= NEAREST === z2 >= NEAREST) continue;
    const share = (NEAREST - z) / (z2 - z);
    kept.push(x + (x2 - x) * share, y + (y2 - y) * share, NEAREST);
  }
  return kept;
}

function pointOf(line: readonly number[], at: number) {
  return line.slice(3 * at, 3 * at + 3) as [number, number, number];
}
