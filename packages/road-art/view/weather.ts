import { colours, type Colour } from "../drawing/colours";
import { path } from "../drawing/svg";
import type { Spot } from "./camera";
import type { Part } from "./part";
import { tenth } from "./shape";

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
