import { colours } from "../colours";
import { path } from "../svg";
import type { Spot } from "./camera";
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
      const shows = (at: number) => {
        const [near, far] = [at, at + step].map((a) =>
          camera.depth([right, a]),
        );
        if (near! < 0 && far! > 0) return true;
        const [here] = camera.see([right, at]);
        const [there] = camera.see([right, at + step]);
        return way * (there - here) < 0;
      };
      const seen = starts.filter(shows);
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
