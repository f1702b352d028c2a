import type { Camera } from "./camera";

/** Something that stands in a scene, and how each camera sees it. */
export type Part = {
  /** Metres ahead; what is nearer hides what is farther. */
  far: number;
  /** The elements, for the driver's eye, a mirror or the plan. */
  draw: (camera: Camera) => string;
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
