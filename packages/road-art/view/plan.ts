import { colours, type Colour } from "../drawing/colours";
import { line, path, type Point } from "../drawing/svg";
import type { Camera, Spot } from "./camera";
import type { Ground } from "./ground";
import { facet, rounded, tenth, tenths, track } from "./shape";
import { aboveVehicle } from "./vehicles/above";
import { looks } from "./vehicles/model";
import { stanceOf } from "./vehicles/stance";

/** The own car on the plan: the eye sits 0.35 m right of its middle. */
export function ownAbove(camera: Camera, indicator?: "left" | "right"): string {
  const stance = stanceOf({ span: [-1.2, 0.5], ahead: -2.3 }, 1.7, 4.4);
  const size = { width: 1.7, length: 4.4, roof: [0.2, -1.3] as Point };
  return aboveVehicle(camera, stance, size, {
    span: [0, 0],
    ahead: 0,
    look: looks.own,
    indicator,
  });
}

/** The way that somebody is going to take, as an arrow. */
export function way(
  spots: readonly Spot[],
  colour: Colour = colours.white,
): Ground {
  return (camera) => {
    const points = spots.map((spot) => camera.see(spot));
    const [x1, y1] = points[points.length - 2]!;
    const [x2, y2] = points[points.length - 1]!;
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
    const at = (back: number, aside: number): Point => [
      x2 - ux * back - uy * aside,
      y2 - uy * back + ux * aside,
    ];
    const head = rounded([at(0, 0), at(11, 5.5), at(8, 0), at(11, -5.5)]);
    const shaft = smooth([...points.slice(0, -1), at(8, 0)]);
    return (
      path(shaft, { stroke: colours.night, width: 5, opacity: 0.5 }) +
      path(shaft, { stroke: colour, width: 3 }) +
      path(head, { fill: colour, edge: { colour: colours.night, width: 0.6 } })
    );
  };
}

/** A line of sight. */
export function sight(
  spots: readonly Spot[],
  colour: Colour = colours.paintYellow,
): Ground {
  return (camera) =>
    path(track(camera, spots), { stroke: colour, width: 1.6, dash: [5, 4] });
}

/** An area that somebody cannot see, hatched. */
export function blind(spots: readonly Spot[]): Ground {
  return (camera) => {
    const data = facet(camera, spots);
    return (
      path(data, { fill: colours.night, opacity: 0.22 }) +
      `<path d="${data}" fill="url(#hatch)" opacity=".45"/>`
    );
  };
}

/** A length between two spots, with bars at its ends. */
export function measure(from: Spot, to: Spot): Ground {
  return (camera) => {
    const [a, b] = [camera.see(from), camera.see(to)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    const end = ([x, y]: Point) =>
      line(
        [
          [tenth(x - uy * 5), tenth(y + ux * 5)],
          [tenth(x + uy * 5), tenth(y - ux * 5)],
        ],
        colours.white,
        2,
      );
    return (
      path(`M${tenths(a)}L${tenths(b)}`, {
        stroke: colours.white,
        width: 1.6,
      }) +
      end(a) +
      end(b)
    );
  };
}

/** A line through points, rounded at the points between. */
function smooth(points: readonly Point[]): string {
  const [first, ...others] = points;
  const end = others.pop();
  const last = others.at(-1);
  if (!first || !last || !end) return `M${points.map(tenths).join("L")}`;

  const middle = points.slice(1, -2).map((point, index) => {
    const next = points[index + 2]!;
    return `Q${tenths(point)} ${tenths([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`;
  });
  return `M${tenths(first)}${middle.join("")}Q${tenths(last)} ${tenths(end)}`;
}
