import { colours } from "../drawing/colours";
import { path } from "../drawing/svg";
import type { Camera, Spot } from "./camera";
import type { Span } from "./ground";
import { liningFrom, type Part } from "./part";
import { facet } from "./shape";

const { buildingDark, building, ballast } = colours;

/** Metres from one edge of the rock to the next. */
const step = 3;

/** A face of rock along the road, with edges; it follows a bend. */
export function rockFace(right: number, [near, far]: Span, high: number): Part {
  const way = Math.sign(right);
  const out = (metres: number) => right + way * metres;
  const starts: number[] = [];
  for (let at = far - step; at >= near; at -= step) starts.push(at);
  const top = (at: number): Spot => [
    out(0.5),
    at,
    high * (0.8 + rough(at) / 5),
  ];
  return {
    far,
    again: liningFrom(near, far),
    draw: (camera) => {
      const data = (corners: (at: number) => Spot[], seen = starts) =>
        seen.map((at) => facet(camera, corners(at))).join("");
      if (camera.above)
        return path(
          data((at) => plateOf(right, out(2), at)),
          buildingDark,
        );
      const ridge = (at: number): Spot => [
        out(0.2),
        at + step * (0.3 + rough(at) / 2),
        high * (0.3 + rough(at + 1) / 3),
      ];
      const seen = starts.filter((at) => shows(camera, right, at));
      return [
        path(
          data(
            (at) => [
              [right, at, 0],
              top(at),
              top(at + step),
              [right, at + step, 0],
            ],
            seen,
          ),
          buildingDark,
        ),
        path(
          data((at) => [top(at), top(at + step), ridge(at)], seen),
          building,
        ),
        path(
          data(
            (at) => [[right, at, 0], ridge(at), [right, at + step, 0]],
            seen,
          ),
          ballast,
        ),
      ].join("");
    },
  };
}

/** Whether a piece of the face turns to the eye, or passes beside it. */
function shows(camera: Camera, right: number, at: number): boolean {
  const near: Spot = [right, at];
  const far: Spot = [right, at + step];
  if (camera.depth(near) < 0 && camera.depth(far) > 0) return true;
  const [here] = camera.see(near);
  const [there] = camera.see(far);
  return Math.sign(right) * (there - here) < 0;
}

function plateOf(from: number, to: number, at: number): Spot[] {
  return [
    [from, at],
    [from, at + step],
    [to, at + step],
    [to, at],
  ];
}

/** An uneven number between 0 and 1 for a place. */
function rough(at: number): number {
  return (Math.abs(Math.sin(at * 12.9898)) * 437.585) % 1;
}
