import { colours, type Colour } from "../drawing/colours";
import { circle, path, type Point } from "../drawing/svg";
import type { Camera, Spot } from "./camera";
import type { Ground } from "./ground";
import type { Part } from "./part";
import { facet, rounded, tenth } from "./shape";

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
        [-3.2, left * 0.28],
        [-2.9, left * 0.85 * share],
        [-0.8, middle * share],
        [1.2, (middle * 0.35 + right * 0.65) * share],
        [3, right * share],
        [3.6, right * 0.31],
        [0.5, -0.5],
      ]);
    const light = [1, 0.62].map((share) =>
      path(cone(share), { fill: colour, opacity: strength }),
    );
    return `<g filter="url(#soft)">${light.join("")}</g>`;
  };
}

/** Light on the ground between these spots, with a soft edge. */
export function softLight(spots: readonly Spot[], opacity: number): Ground {
  return (camera) => {
    const light = path(facet(camera, spots), { fill: colours.beam, opacity });
    return `<g filter="url(#soft)">${light}</g>`;
  };
}

/** A pool of light on the ground that fades towards its edge; metres about a spot. */
export function lightPool(
  [right, ahead]: Spot,
  [aside, along]: readonly [aside: number, along: number],
  opacity: number,
): Ground {
  return (camera) => {
    const [x, y] = camera.see([right, ahead]);
    const [, far] = camera.see([right, ahead + along]);
    const wide = aside * camera.scale([right, ahead]);
    return `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(wide)}" ry="${tenth(y - far)}" fill="url(#pool)" opacity="${opacity}"/>`;
  };
}

/** The same as a part, below all others: it can move with what shines. */
export function shining(spots: readonly Spot[], opacity: number): Part {
  const light = softLight(spots, opacity);
  return { far: 500, draw: (camera) => (camera.above ? "" : light(camera)) };
}

/** Glare of headlamps that shine at you, this wide in metres, over a distance. */
export function dazzle(
  lamps: readonly Spot[],
  wide: number,
  far: number,
): Part {
  return {
    far,
    draw: (camera) =>
      camera.above
        ? ""
        : lamps
            .map((lamp) =>
              glare(camera.see(lamp), wide * camera.scale(lamp), 0.85),
            )
            .join(""),
  };
}

/** A lit window on a wall between two spots of its sill, so high in metres. */
export function litWindow(from: Spot, to: Spot, high: number): Part {
  const top = ([right, ahead, up = 0]: Spot): Spot => [right, ahead, up + high];
  return {
    far: from[1] - 0.1,
    draw: (camera) =>
      camera.above
        ? ""
        : path(facet(camera, [from, top(from), top(to), to]), {
            fill: colours.beam,
            opacity: 0.75,
          }),
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
