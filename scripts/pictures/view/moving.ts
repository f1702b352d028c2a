import type { Drive, Heading, Speed } from "@/lib/motion/film";
import type { Part } from "./part";

/**
 * A part that drives or walks; second 0 is the still picture.
 *
 * @param heading degrees clockwise that it goes, 0 as you do, 180 towards you
 */
export function moving(
  part: Part,
  speed: Speed,
  heading: Heading = 0,
  more: Pick<Part, "during"> & { from?: [right: number, ahead: number] } = {},
): Part {
  const { from, ...rest } = more;
  const way = { speed, heading, ...(from ? { from } : {}) };
  return { ...part, ...rest, way };
}

/** A part that is there only between two seconds. */
export function during(from: number, to: number, part: Part): Part {
  return { ...part, during: [from, to] };
}

/** The same way as always, but another one when the driver does right. */
export function yielding(part: Part, speed: Speed, heading: Heading = 0): Part {
  return { ...part, rightWay: { speed, heading } };
}

/** Drives on for so many seconds. */
export function onward(
  seconds: number,
  speed: Speed,
  heading: Heading = 0,
): Drive {
  return { seconds, speed, heading };
}
