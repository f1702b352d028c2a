import { colours, type Colour } from "../drawing/colours";
import { circle, path } from "../drawing/svg";
import type { Spot } from "./camera";
import type { Span } from "./ground";
import { liningFrom, type Part } from "./part";
import { facet, rounded, tenth, type Corner } from "./shape";
import { upright } from "./upright";

type Leaves = {
  leaf?: Colour;
  shade?: Colour;
  trunk?: Colour;
  /** Metres that wind bends the crown to the right. */
  wind?: number;
};

/** A street tree: a trunk and a round crown. */
export function tree(
  [right, ahead]: Spot,
  high = 6,
  leaves: Leaves = {},
): Part {
  const {
    leaf = colours.leaf,
    shade = colours.leafDark,
    trunk = colours.wood,
    wind = 0,
  } = leaves;
  return {
    far: ahead,
    again: liningFrom(ahead, ahead),
    draw: (camera) => {
      const metre = camera.scale([right, ahead]);
      if (camera.above)
        return circle(
          camera.see([right, ahead]),
          tenth(metre * high * 0.22),
          colours.leaf,
        );
      const at = (x: number, up: number) => camera.see([right + x, ahead, up]);
      const half = high * 0.022;
      const [x1, y1] = at(-half, 0);
      const [x2] = at(half, 0);
      const [top, y2] = at(wind * 0.6, high * 0.55);
      const trunkData = `M${tenth(x1)} ${tenth(y1)}L${tenth(top)} ${tenth(y2)}L${tenth(x2)} ${tenth(y1)}Z`;
      const crown = (grow: number, x: number, up: number) =>
        rounded(crownOf(high * 0.27 * grow), (u, v) =>
          at(u + x + wind * (0.6 + v / high), high * 0.68 + v + up),
        );
      return (
        path(trunkData, {
          fill: trunk,
          stroke: trunk,
          width: tenth(metre * 0.05),
        }) +
        path(crown(1, 0, 0), shade) +
        path(crown(0.78, high * 0.03, high * 0.05), leaf)
      );
    },
  };
}

/** A dense row of bushes or the edge of a wood, as one shape. */
export function bushes(
  right: number,
  [near, far]: Span,
  high: number,
  colour: Colour = colours.hedge,
): Part {
  return {
    far,
    again: liningFrom(near, far),
    draw: (camera) => {
      if (camera.above) return "";
      const step = Math.max(1.2, high * 0.9);
      const tops: string[] = [];
      for (
        let ahead = near;
        ahead < far;
        ahead += step * Math.max(1, ahead / 20)
      ) {
        const up = high * (0.6 + 0.1 * Math.sin(ahead * 1.7));
        const [x, y] = camera.see([right, ahead, up]);
        const r = tenth(
          camera.scale([right, ahead]) * Math.min(step * 0.6, high * 0.34),
        );
        tops.push(
          `M${tenth(tenth(x) - r)} ${tenth(y)}a${r} ${r} 0 1 1 ${tenth(2 * r)} 0Z`,
        );
      }
      const base = upright(camera, right, [near - 1, far], [0, high * 0.72]);
      return path(base + tops.join(""), colour);
    },
  };
}

/** The edge of a wood of firs along the road, as one dark shape; it follows a bend. */
export function firs(
  right: number,
  [near, far]: Span,
  high: number,
  colour: Colour = colours.leafDark,
): Part {
  return {
    far,
    again: liningFrom(near, far),
    draw: (camera) => {
      if (camera.above) return "";
      const tops: Spot[] = [];
      const feet: Spot[] = [];
      for (let ahead = near; ahead < far; ahead *= 1.09) {
        const tip = high * (0.85 + 0.2 * Math.sin(ahead * 5.3));
        tops.push([right, ahead, tip], [right, ahead * 1.045, tip * 0.66]);
        feet.unshift([right, ahead, 0], [right, ahead * 1.045, 0]);
      }
      return path(facet(camera, [...tops, ...feet]), colour);
    },
  };
}

function crownOf(r: number): Corner[] {
  return [
    [-r, -r * 0.75, r * 0.7],
    [-r * 1.08, r * 0.3, r * 0.8],
    [-r * 0.5, r * 1.05, r * 0.7],
    [r * 0.55, r, r * 0.7],
    [r * 1.05, r * 0.2, r * 0.8],
    [r * 0.95, -r * 0.8, r * 0.7],
  ];
}
