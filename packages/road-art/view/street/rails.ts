import { colours } from "../../drawing/colours";
import { path } from "../../drawing/svg";
import type { Spot } from "../camera";
import { strip, type Ground, type Span } from "../ground";
import type { Part } from "../part";
import { facet, tenth, tenths } from "../shape";
import { upright } from "../upright";
import { board, post } from "./board";

/** Tracks that cross the road: ballast at the sides, planks between the rails. */
export function railsAcross(
  along: Span,
  rails: readonly number[],
  [left, right]: Span,
): Ground[] {
  return [
    strip([-400, 400], along, colours.ballast),
    strip([left - 0.6, right + 0.6], along, colours.asphaltLight),
    ...rails.flatMap((at) => [
      strip([-400, 400], [at - 0.14, at + 0.14], colours.tyre, 0.55),
      strip([-400, 400], [at - 0.05, at + 0.07], colours.rail),
    ]),
  ];
}

const cross = "M-50-34L50 34M50-34L-50 34";

/** The post of a railroad crossing: crossbuck, two dark lamps, its arm up. */
export function crossbuck(
  [right, ahead]: Spot,
  { up = 2.95, size = 1.25 } = {},
): Part {
  return {
    far: ahead,
    draw: (camera) => {
      const pole = post([right, ahead], up + 0.4, colours.pole, 0.14).draw(
        camera,
      );
      if (camera.above) return pole;
      const lamp = (x: number) =>
        `M${x - 21} 72a21 21 0 1 1 42 0a21 21 0 1 1-42 0Z`;
      const face = [
        path(cross, {
          stroke: colours.night,
          width: 25,
        }),
        path(cross, { stroke: colours.paintYellow, width: 20 }),
        path(cross, {
          stroke: colours.night,
          width: 20,
          dash: [15, 15],
        }),
        path(lamp(-34) + lamp(34), colours.housing),
        path(
          "M-44 72a10 10 0 1 1 20 0a10 10 0 1 1-20 0ZM24 72a10 10 0 1 1 20 0a10 10 0 1 1-20 0Z",
          colours.unlitRed,
        ),
      ].join("");
      return pole + board(camera, [right, ahead, up], size, face);
    },
  };
}

/** A barrier whose arm stands up, a little off the plumb line. */
export function raisedArm([right, ahead]: Spot, lean: number): Part {
  return {
    far: ahead,
    draw: (camera) => {
      if (camera.above) return "";
      const at = (share: number) =>
        camera.see([right + lean * share, ahead, 1 + 4.4 * share]);
      const metre = camera.scale([right, ahead]);
      const data = `M${tenths(at(0))}L${tenths(at(1))}`;
      const width = tenth(0.16 * metre);
      const box = facet(camera, [
        [right - 0.25, ahead, 0],
        [right - 0.25, ahead, 1.2],
        [right + 0.25, ahead, 1.2],
        [right + 0.25, ahead, 0],
      ]);
      return (
        path(data, { stroke: colours.paintYellow, width }) +
        path(data, {
          stroke: colours.night,
          width,
          dash: [tenth(0.45 * metre), tenth(0.45 * metre)],
        }) +
        path(box, colours.housingEdge)
      );
    },
  };
}

/** A train on a track across the road, from its end at the left. */
export function trainEnd(end: number, [near, far]: Span, floor = 0.1): Part {
  const out = end + 40;
  const top = 3.55;
  const flank = (
    left: number,
    right: number,
    low: number,
    high: number,
  ): Spot[] => [
    [left, near, low],
    [left, near, high],
    [right, near, high],
    [right, near, low],
  ];
  return {
    far: near,
    draw: (camera) => {
      if (camera.above)
        return path(
          facet(camera, [
            [end, near],
            [end, far],
            [out, far],
            [out, near],
          ]),
          { fill: colours.rail, stroke: colours.red, width: 2 },
        );
      const windows = [1.1, 3.1, 5.1, 7.1].map((x) =>
        facet(camera, flank(end + x, end + x + 1.5, 1.75, 2.7)),
      );
      const face = (a: number, b: number, low: number, high: number) =>
        upright(camera, end, [a, b], [low, high]);
      return [
        path(facet(camera, flank(end, out, floor + 0.5, top)), colours.rail),
        path(
          facet(camera, flank(end + 0.15, out, floor, floor + 0.5)),
          colours.housing,
        ),
        path(facet(camera, flank(end, out, 1.1, 1.45)), colours.redCar),
        path(windows.join(""), colours.window),
        path(face(near + 0.1, far - 0.1, floor, floor + 0.5), colours.housing),
        path(face(near, far, floor + 0.5, top), colours.otherCarDark),
        path(face(near, far, 1.1, 1.45), colours.redCarDark),
        path(face(near + 0.3, far - 0.3, 1.7, 2.9), colours.glass),
        path(
          face(near + 0.25, near + 0.65, 0.75, 1) +
            face(far - 0.65, far - 0.25, 0.75, 1),
          colours.brakeLamp,
        ),
      ].join("");
    },
  };
}
