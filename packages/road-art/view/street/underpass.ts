import { colours, type Colour } from "../../drawing/colours";
import { path, rect } from "../../drawing/svg";
import { letters } from "../../drawing/text";
import { block } from "../block";
import { sunk, type Spot } from "../camera";
import type { Span } from "../ground";
import type { Part } from "../part";
import { facet, tenth } from "../shape";
import { plate } from "../upright";
import type { Flood } from "../water";

/** Metres from a corner of a ramp's wall to the next. */
const STEP = 3;

/**
 * A wall beside a road that goes down into water: its top stays level, this
 * far above the street, and it ends at the water.
 */
export function rampWall(
  right: number,
  [near, far]: Span,
  { dip, below }: Flood,
  over: number,
  colour: Colour,
): Part {
  const out = right < 0 ? right - 0.5 : right + 0.5;
  const count = Math.ceil((far - near) / STEP);
  const foot = Array.from({ length: count + 1 }, (_, index): Spot => {
    const ahead = near + ((far - near) * index) / count;
    return [right, ahead, Math.max(0, sunk(ahead, dip) - below)];
  });
  const top = (ahead: number, more = 0): Spot => [
    right,
    ahead,
    sunk(ahead, dip) + over + more,
  ];
  return {
    far,
    draw: (camera) => {
      if (camera.above)
        return path(plate(camera, [right, out], [near, far], 0), colour);
      const cap = [top(near), top(far), top(far, 0.2), top(near, 0.2)];
      return (
        path(facet(camera, [...foot, top(far), top(near)]), colour) +
        path(facet(camera, cap), colours.greyCar)
      );
    },
  };
}

/** A railway bridge across the road: a girder with ribs, rails on top. */
export function girder([left, right]: Span, ahead: number, low: number): Part {
  const up: Span = [low, low + 1.5];
  const along: Span = [ahead, ahead + 5];
  return {
    far: ahead,
    draw: (camera) => {
      if (camera.above)
        return path(plate(camera, [left, right], along, 0), {
          fill: colours.pole,
          opacity: 0.55,
        });
      const ribs: string[] = [];
      for (let at = left + 1; at < right; at += 1.6) {
        ribs.push(
          facet(camera, [
            [at, ahead, low],
            [at, ahead, low + 1.5],
            [at + 0.18, ahead, low + 1.5],
            [at + 0.18, ahead, low],
          ]),
        );
      }
      return (
        block(camera, { across: [left, right], along, up }, [
          colours.greyCarDark,
          colours.housing,
        ]) +
        path(ribs.join(""), colours.housingEdge) +
        block(
          camera,
          { across: [left, right], along, up: [up[1], up[1] + 0.3] },
          [colours.ballast, colours.ballast],
        )
      );
    },
  };
}

/** A board with a scale of depths; the water stands at its lowest figure. */
export function depthBoard([right, ahead, up]: Spot, high = 3): Part {
  return {
    far: ahead,
    draw: (camera) => {
      const metre = camera.scale([right, ahead]);
      const [x, bottom] = camera.see([right, ahead, up]);
      if (camera.above)
        return rect([x - 3, x + 3, bottom - 2, bottom + 2], colours.paleYellow);
      const [wide, tall] = [1.05 * metre, high * metre];
      const [l, r] = [tenth(x - wide / 2), tenth(x + wide / 2)];
      const t = tenth(bottom - tall);
      const rows = ["40", "60", "80"];
      const step = tall / (rows.length + 0.9);
      const figures = rows.map((row, index) => {
        const base = bottom - index * step - step * 0.22;
        return letters(row, [
          l + wide * 0.12,
          l + wide * 0.68,
          base - step * 0.6,
          base,
        ]);
      });
      const ticks = rows.flatMap((_, index) =>
        [0, 0.5].map((half) => {
          const y = tenth(bottom - (index + half) * step);
          return `M${r} ${y}h${tenth(-wide * (half ? 0.14 : 0.26))}`;
        }),
      );
      const unit = letters("cm", [
        l + wide * 0.2,
        l + wide * 0.62,
        t + step * 0.18,
        t + step * 0.62,
      ]);
      return (
        rect([l, r, t, tenth(bottom)], colours.white) +
        path(figures.join("") + unit, colours.night) +
        path(ticks.join(""), { stroke: colours.lampRed, width: 1.4 })
      );
    },
  };
}
