import { colours } from "../drawing/colours";
import { path, type Box, type Point } from "../drawing/svg";

export type MirrorName = "inside" | "left" | "right";

/** Where the mirrors hang, as left, right, top, bottom. */
export const mirrorBoxes: Record<MirrorName, Box> = {
  inside: [36, 192, 16, 68],
  left: [12, 90, 248, 328],
  right: [510, 588, 248, 328],
};

/** A spot on a mirror by its share of width and height, in picture units. */
export function mirrorPoint(name: MirrorName, [u, v]: Point): Point {
  const [left, right, top, bottom] = mirrorBoxes[name];
  return [left + u * (right - left), top + v * (bottom - top)];
}

/** What holds a mirror. */
export function stalk(name: MirrorName): string {
  return path(stalkOutline(name), colours.dashboard);
}

function stalkOutline(name: MirrorName): string {
  if (name === "inside") return "M108 0H120L118 16H110Z";
  const [left, right, , bottom] = mirrorBoxes[name];
  const inner = name === "left" ? right : left;
  const out = name === "left" ? 34 : -34;
  return `M${inner - out / 2} ${bottom - 14}L${inner + out} ${bottom + 34}H${inner - out / 3}Z`;
}

/** Outlines of a mirror and what holds it, which hide what is outside. */
export function mirrorOutlines(name: MirrorName): string[] {
  return [stalkOutline(name), ringAt(name, 4, roundness(name))];
}

/** The outline of what a mirror shows, inside its frame. */
export function glassOutline(name: MirrorName): string {
  return ringAt(name, -0.5, roundness(name) - 4);
}

function roundness(name: MirrorName): number {
  return name === "inside" ? 14 : 18;
}

/** Path data of a mirror's rounded edge, grown by so many units. */
function ringAt(name: MirrorName, grow: number, radius: number): string {
  const [l, r, t, b] = mirrorBoxes[name];
  const [x1, x2, y1, y2] = [l - grow, r + grow, t - grow, b + grow];
  return `M${x1 + radius} ${y1}H${x2 - radius}Q${x2} ${y1} ${x2} ${y1 + radius}V${y2 - radius}Q${x2} ${y2} ${x2 - radius} ${y2}H${x1 + radius}Q${x1} ${y2} ${x1} ${y2 - radius}V${y1 + radius}Q${x1} ${y1} ${x1 + radius} ${y1}Z`;
}

/** A frame whose rounded inside covers the corners of the picture. */
export function frame(name: MirrorName): string {
  const round = roundness(name);
  const rim = `<path fill-rule="evenodd" fill="${colours.dashboard}" d="${ringAt(name, 4, round)}${glassOutline(name)}"/>`;
  return (
    rim +
    path(ringAt(name, 3.2, round - 1), {
      stroke: colours.dashboardLight,
      width: 1.2,
    })
  );
}
