import { colours, type Colour } from "../drawing/colours";
import { circle, path, type Point } from "../drawing/svg";
import type { Camera, Spot } from "./camera";
import type { Ground, Span } from "./ground";
import type { Part } from "./part";
import { facet, rounded, tenth } from "./shape";

type Rain = {
  slant?: number;
  long?: number;
  count?: number;
  colour?: Colour;
  width?: number;
  opacity?: number;
};

/** Rain or snow over the view: short slanting streaks, spread evenly. */
export function rain({
  slant = -3,
  long = 13,
  count = 90,
  colour = colours.rain,
  width = 1,
  opacity = 0.55,
}: Rain = {}): string {
  const streaks = Array.from({ length: count }, (_, index) => {
    const x = tenth((index * 600 * 0.618034) % 600);
    const y = tenth(((index + 0.5) * 350) / count);
    return `M${x} ${y}l${slant} ${long}`;
  });
  return path(streaks.join(""), {
    stroke: colour,
    width,
    cap: "round",
    opacity,
  });
}

/** Falling snow: small flakes. */
export function snowfall(count = 70): string {
  return rain({
    slant: 0,
    long: 0.1,
    count,
    colour: colours.white,
    width: 3,
    opacity: 0.85,
  });
}

/** A cloud of spray or dust about a spot; metres wide and high. */
export function cloudAt(
  at: Spot,
  wide: number,
  high: number,
  colour: Colour = colours.white,
  opacity = 0.6,
): Part {
  const [right, ahead, up = 0] = at;
  return {
    far: ahead,
    draw: (camera) => {
      if (camera.above) return "";
      const puff = (u: number, v: number, r: number) => {
        const [x, y] = camera.see([right + u * wide, ahead, up + v * high]);
        const rx = tenth(r * wide * camera.scale(at));
        const ry = tenth(Math.min(r, 0.2) * high * 1.5 * camera.scale(at));
        return `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${rx}" ry="${ry}"/>`;
      };
      const puffs = [
        puff(-0.4, 0.26, 0.13),
        puff(-0.2, 0.46, 0.18),
        puff(0.06, 0.56, 0.19),
        puff(0.3, 0.36, 0.16),
        puff(0, 0.2, 0.5),
      ];
      return `<g fill="${colour}" opacity="${opacity}">${puffs.join("")}</g>`;
    },
  };
}

/** Fog that thickens with the distance: full from here on, in metres. */
export function fog(full: number): Part[] {
  return [1, 0.75, 0.55, 0.4, 0.3].map((share, index) => ({
    far: full * share,
    draw: (camera) => {
      if (camera.above) return "";
      const [, y] = camera.see([0, full * share]);
      const opacity = index === 0 ? 1 : 0.34;
      return `<path d="M0 0H600V${tenth(y + 26)}H0Z" fill="url(#fog)" opacity="${opacity}"/>`;
    },
  }));
}

type Beam = { colour?: Colour; strength?: number };

/** What the own headlamps light, out to distances at the left, middle and right. */
export function headlamps(
  reach: readonly [left: number, middle: number, right: number],
  { colour = colours.beam, strength = 0.22 }: Beam = {},
): Ground {
  const [left, middle, right] = reach;
  return (camera) => {
    const cone = (share: number) =>
      smoothBeam(camera, [
        [-0.9, -0.5],
        [-3.2, left * 0.45 * share],
        [-2.9, left * 0.85 * share],
        [-0.8, middle * share],
        [1.2, (middle * 0.35 + right * 0.65) * share],
        [3, right * share],
        [3.6, right * 0.5 * share],
        [0.5, -0.5],
      ]);
    const light = [1, 0.62].map((share) =>
      path(cone(share), { fill: colour, opacity: strength }),
    );
    return `<g filter="url(#soft)">${light.join("")}</g>`;
  };
}

/** The beams of a vehicle that comes towards you, on the ground. */
export function oncomingBeam(
  [left, right]: Span,
  [from, to]: Span,
  strength = 0.2,
): Ground {
  return (camera) => {
    const wide = (to - from) * 0.08;
    const data = facet(camera, [
      [left, from],
      [left - wide, to],
      [right + wide, to],
      [right, from],
    ]);
    return path(data, { fill: colours.beam, opacity: strength });
  };
}

/** Two bare lamps far away: headlamps or tail lamps, with a glow. */
export function lampPair(
  at: Spot,
  colour: Colour,
  { apart = 1.2, radius = 0.1, soft = false } = {},
): Part {
  return {
    far: at[1],
    draw: (camera) => {
      const metre = camera.scale(at);
      return [-apart / 2, apart / 2]
        .map((x) => {
          const [px, py] = camera.see([at[0] + x, at[1], at[2]]);
          const spot: Point = [tenth(px), tenth(py)];
          const size = tenth(Math.max(1.4, radius * metre));
          const halo = [3.4, 2.2].map((grow) =>
            circle(spot, tenth(size * grow), {
              fill: colour,
              opacity: soft ? 0.22 : 0.2,
            }),
          );
          return (
            halo.join("") +
            circle(spot, size, soft ? { fill: colour, opacity: 0.6 } : colour)
          );
        })
        .join("");
    },
  };
}

/** Glare about a point of the picture, brightest in its middle. */
export function glare([x, y]: Point, radius: number, opacity = 1): string {
  return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(radius)}" fill="url(#glare)" opacity="${opacity}"/>`;
}

function smoothBeam(camera: Camera, spots: readonly Spot[]): string {
  if (camera.above)
    return rounded(
      spots.map(
        ([r, a]) => [...camera.see([r, Math.max(a, 2.2)]), 12] as const,
      ),
    );
  const shown = spots.map(([r, a]): Spot => [r, Math.max(a, camera.nearest)]);
  return rounded(shown.map((spot) => [...camera.see(spot), 8] as const));
}
