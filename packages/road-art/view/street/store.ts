import { colours } from "../../drawing/colours";
import { path } from "../../drawing/svg";
import type { Camera, Spot } from "../camera";
import type { Span } from "../ground";
import type { Part } from "../part";
import { facet } from "../shape";
import { plate } from "../upright";

const high = 4.2;

/** A low shop of a chain at a corner: glass front, bands of colour above it. */
export function cornerStore([left, right]: Span, [near, far]: Span): Part {
  return {
    far: near,
    draw: (camera) => {
      if (camera.above)
        return path(
          plate(camera, [left, right], [near, far], 0),
          colours.building,
        );
      const panes = [0, 1, 2, 3].map((pane): Span => {
        const wide = (right - left - 1) / 4;
        const from = left + 0.5 + pane * wide;
        return [from + 0.1, from + wide - 0.1];
      });
      const bands = [
        [colours.markGreen, 3.5, 3.9],
        [colours.markOrange, 3.1, 3.35],
      ] as const;
      return [
        path(side(camera, right, [near, far]), colours.otherCarDark),
        path(face(camera, [left, right], near, [0, high]), colours.otherCar),
        path(
          panes.map((pane) => face(camera, pane, near, [0.3, 2.7])).join(""),
          colours.window,
        ),
        ...bands.map(([colour, low, top]) =>
          path(face(camera, [left, right], near, [low, top]), colour),
        ),
      ].join("");
    },
  };
}

/** The wall towards the road, seen past the front's corner. */
function side(camera: Camera, right: number, [near, far]: Span): string {
  return facet(camera, [
    [right, near, 0],
    [right, near, high],
    [right, far, high],
    [right, far, 0],
  ]);
}

function face(camera: Camera, [a, b]: Span, ahead: number, [low, top]: Span) {
  const corners: Spot[] = [
    [a, ahead, low],
    [a, ahead, top],
    [b, ahead, top],
    [b, ahead, low],
  ];
  return facet(camera, corners);
}
