import type { Level } from "../common/policy";

/** How finely the smoke is computed, and how it behaves. */
export type Profile = {
  /** Cells along the shorter side. */
  velocityCells: number;
  /** The same of the dye; the canvas has one pixel a cell. */
  dyeCells: number;
  pressureSteps: number;
  curl: number;
  /** How fast dye and movement fade, per second. */
  dyeFade: number;
  velocityFade: number;
  radius: number;
  force: number;
  /** Milliseconds between two frames. */
  frame: number;
  /** Milliseconds after the last input until it stops. */
  rest: number;
};

const mouse: Profile = {
  velocityCells: 96,
  dyeCells: 384,
  pressureSteps: 14,
  curl: 3,
  dyeFade: 3.2,
  velocityFade: 2,
  radius: 0.25,
  force: 5000,
  frame: 1000 / 60,
  rest: 4000,
};

const touch: Profile = {
  velocityCells: 64,
  dyeCells: 256,
  pressureSteps: 10,
  curl: 2,
  dyeFade: 3.5,
  velocityFade: 2,
  radius: 0.3,
  force: 4000,
  frame: 1000 / 30,
  rest: 1500,
};

/** How the smoke is computed at a level of the effects. */
export const profileOf = (level: Level) => (level === "full" ? mouse : touch);

/** Dye in the site's violet, guide green and sign blue; light from 0 to 1. */
export const dyes = [
  [0.49, 0.3, 1],
  [0.18, 0.84, 0.51],
  [0.14, 0.42, 1],
] as const;

/** The brightest that a pixel may become, so that text stays readable. */
export const BRIGHTEST = 0.16;

/** Cells of a grid whose shorter side has that many. */
export function gridSize(cells: number, width: number, height: number) {
  const ratio = Math.max(width, height) / Math.max(1, Math.min(width, height));
  const long = Math.round(cells * Math.min(ratio, 3));
  return width > height
    ? { width: long, height: cells }
    : { width: cells, height: long };
}
