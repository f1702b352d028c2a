import { colours, type Colour } from "../drawing/colours";
import { path, rect } from "../drawing/svg";
import { tenth } from "./shape";

/** What lies beyond the road: sky and far things, behind everything. */
export type Backdrop = string;

const horizon = 168;

/** A sky from its zenith to the paler horizon. */
export function sky(
  zenith: Colour = colours.sky,
  low: Colour = colours.skyPale,
): Backdrop {
  return (
    `<linearGradient id="sky" x1="0" x2="0" y1="0" y2="1">` +
    `<stop stop-color="${zenith}"/><stop offset="1" stop-color="${low}"/></linearGradient>` +
    `<path d="M0 0H600V${horizon + 60}H0Z" fill="url(#sky)"/>`
  );
}

/** Clouds, soft and few; each by its middle and half its width. */
export function clouds(
  ...at: [x: number, y: number, half: number][]
): Backdrop {
  const data = at.map(([x, y, half]) => {
    const h = half / 4;
    return `M${x - half} ${y}q0 ${-h} ${half / 3} ${-h}q${half / 4} ${-h * 1.4} ${half * 0.66} ${-h * 0.7}q${half / 3} ${-h * 0.6} ${half / 2} ${h * 0.6}q${half / 2} 0 ${half / 2} ${h * 1.1}Z`;
  });
  return path(data.join(""), { fill: colours.white, opacity: 0.55 });
}

/** Hills along the horizon. */
export function hills(
  colour: Colour = colours.hillFar,
  tops: readonly number[] = [30, 46, 24, 38, 52, 28, 40],
): Backdrop {
  const step = 600 / (tops.length - 1);
  const curves = tops.map((top, index) => {
    const x = index * step;
    return `S${tenth(x - step / 3)} ${horizon - top} ${tenth(x)} ${horizon - top * 0.8}`;
  });
  return path(`M-60 ${horizon + 4}${curves.join("")}V${horizon + 4}Z`, colour);
}

/** A town far away: roofs along the horizon. */
export function town(
  colour: Colour = colours.facadeCool,
  heights: readonly number[] = [
    30, 44, 22, 36, 18, 28, 14, 24, 16, 34, 26, 46, 32, 40,
  ],
): Backdrop {
  const step = 600 / heights.length;
  const data = heights.map((height) => `V${horizon - height}h${tenth(step)}`);
  return path(`M0 ${horizon + 2}${data.join("")}V${horizon + 2}Z`, {
    fill: colour,
    opacity: 0.7,
  });
}

/** A belt of trees along the horizon. */
export function woods(colour: Colour = colours.leafDark, high = 14): Backdrop {
  const bumps = Array.from({ length: 24 }, (_, index) => {
    const rise = high * (0.7 + 0.3 * Math.sin(index * 2.4));
    return `q12.5 ${tenth(-rise)} 25 0`;
  });
  return path(
    `M0 ${horizon - high / 3}${bumps.join("")}V${horizon + 3}H0Z`,
    colour,
  );
}

/** Light mist over the ground near the horizon. */
export function haze(colour: Colour = colours.skyPale, strength = 0.5): string {
  return (
    `<linearGradient id="haze" x1="0" x2="0" y1="0" y2="1">` +
    `<stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>` +
    `<path d="M0 ${horizon}H600V${horizon + 70}H0Z" fill="url(#haze)"/>`
  );
}

/** One flat colour behind everything. */
export function plain(colour: Colour): Backdrop {
  return rect([0, 600, 0, 400], colour);
}
