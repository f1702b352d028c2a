import { colours, type Colour } from "../drawing/colours";
import { path } from "../drawing/svg";
import type { Camera, Spot } from "./camera";
import type { Span } from "./ground";
import { liningFrom, type Part } from "./part";
import { rails } from "./railings";
import { facet } from "./shape";
import { stationsOf } from "./stations";
import { plate, upright } from "./upright";

/** A wall, hedge or bank along the road; the top shows if the eye is higher. */
export function barrier(
  right: number,
  along: Span,
  high: number,
  {
    colour = colours.kerb,
    thick = 0.3,
    top = colours.sidewalk,
    joints = false,
  }: { colour?: Colour; thick?: number; top?: Colour; joints?: boolean } = {},
): Part {
  const out = right < 0 ? right - thick : right + thick;
  return {
    far: along[1],
    again: liningFrom(...along),
    draw: (camera) => {
      if (camera.above)
        return path(plate(camera, [right, out], along, 0), colour);
      const pieces = piecesOf(camera, along);
      const data = pieces.map((piece) =>
        upright(camera, right, piece, [0, high]),
      );
      const cap = pieces.map((piece) =>
        plate(camera, [right, out], piece, high),
      );
      const [near] = along;
      const end = facet(camera, [
        [right, near, 0],
        [right, near, high],
        [out, near, high],
        [out, near, 0],
      ]);
      const seen: string = high < 1.25 ? path(cap.join(""), top) : "";
      return (
        path(data.join("") + end, colour) +
        seen +
        (joints ? seams(camera, right, along, high) : "")
      );
    },
  };
}

/** A wall that faces you, across the view. */
export function facing(
  [left, right]: Span,
  ahead: number,
  high: number,
  colour: Colour,
  floors = 0,
): Part {
  return {
    far: ahead,
    draw: (camera) => {
      const top = camera.above ? ahead + 0.4 : ahead;
      const corners: Spot[] = [
        [left, ahead, 0],
        [left, top, high],
        [right, top, high],
        [right, ahead, 0],
      ];
      const wall = path(facet(camera, corners), colour);
      const rows = Array.from(
        { length: camera.above ? 0 : floors },
        (_, row) => {
          const storey = high / floors;
          const low = (row + 0.35) * storey;
          return windowRow(camera, [left, right], ahead, [
            low,
            low + storey * 0.4,
          ]);
        },
      );
      return (
        wall + (rows.length > 0 ? path(rows.join(""), colours.window) : "")
      );
    },
  };
}

/** Windows side by side, 3 m from one to the next. */
function windowRow(
  camera: Camera,
  [left, right]: Span,
  ahead: number,
  [low, top]: Span,
) {
  const data: string[] = [];
  for (let from = left + 0.8; from + 1.6 < right; from += 3) {
    const corners: Spot[] = [
      [from, ahead, low],
      [from, ahead, top],
      [from + 1.6, ahead, top],
      [from + 1.6, ahead, low],
    ];
    data.push(facet(camera, corners));
  }
  return data.join("");
}

/** A guard rail along the road. */
export function guardRail(
  right: number,
  along: Span,
  colour: Colour = colours.otherCarDark,
): Part {
  return rails(
    right,
    along,
    { colour: colours.housingEdge, every: 4, thick: 0.12, high: 0.75 },
    [
      { up: [0.42, 0.78], colour },
      { up: [0.56, 0.63], colour: colours.housingEdge, opacity: 0.5 },
    ],
  );
}

/** Upright seams between the panels of a sound wall, every 4 m. */
function seams(
  camera: Camera,
  right: number,
  [near, far]: Span,
  high: number,
): string {
  const data: string[] = [];
  for (let at = near + 4; at < Math.min(far, 60); at += 4) {
    data.push(upright(camera, right, [at, at + 0.25], [0, high]));
  }
  const top = upright(camera, right, [near, far], [high * 0.94, high]);
  return path(data.join(""), colours.pole) + path(top, colours.pole);
}

/** Pieces of a long wall, so that it follows a bend; the farthest first. */
function piecesOf(camera: Camera, along: Span): Span[] {
  const stations = stationsOf(camera, along);
  return stations
    .slice(1)
    .map((far, index): Span => [stations[index]!, far])
    .reverse();
}
