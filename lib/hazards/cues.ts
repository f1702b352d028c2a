import type { Place } from "./scene";

/** How far from a cue a tap still hits it: in picture widths, and pixels. */
const REACH = 0.06;
const FINGER = 22;

/**
 * The index of the cue that a tap hits, the nearest one within reach; null for
 * none. Places are in percent of a picture of this width and height.
 */
export function cueAt(
  cues: readonly Place[],
  tap: Place,
  width: number,
  height: number,
): number | null {
  const reach = Math.max(REACH * width, FINGER);
  let nearest: number | null = null;
  let shortest = reach;

  cues.forEach(({ x, y }, index) => {
    const distance = Math.hypot(
      ((x - tap.x) / 100) * width,
      ((y - tap.y) / 100) * height,
    );
    if (distance > shortest) return;
    nearest = index;
    shortest = distance;
  });
  return nearest;
}
