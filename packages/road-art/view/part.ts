import type { Way } from "../motion/way";
import type { Camera } from "./camera";

/** Something that stands in a scene, and how each camera sees it. */
export type Part = {
  /** Metres ahead; what is nearer hides what is farther. */
  far: number;
  /** The elements, for the driver's eye, a mirror or the plan. */
  draw: (camera: Camera) => string;
  /** How it moves when the picture does; it stands unless given. */
  way?: Way;
  /** Its way when the driver does the right thing, if it is another. */
  rightWay?: Way;
  /** The same in mid-step. */
  stride?: Part;
  /** The seconds between which it is there; second 0 is the still picture. */
  during?: readonly [from: number, to: number];
  /** Lines the way: stands there again, this many metres before. */
  again?: number | undefined;
};

/** The elements of parts, the farthest first. */
export function painted(camera: Camera, parts: readonly Part[]): string {
  return [...parts]
    .sort((a, b) => b.far - a.far)
    .map((part) => part.draw(camera))
    .join("");
}

/** A part moved in front of or behind what it would hide. */
export function ranked(far: number, part: Part): Part {
  return { ...part, far };
}

/** How far before itself something stands again that lines the way. */
export function liningFrom(near: number, far: number): number | undefined {
  if (near <= 5) return Math.max(tile, far - near);
  return far <= tile + 6 ? tile : undefined;
}

/** Metres that the things beside a road are taken to repeat in. */
const tile = 28;
