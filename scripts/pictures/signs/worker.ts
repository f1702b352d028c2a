import type { Colour } from "@/packages/road-art/drawing/colours";
import {
  circle,
  line,
  path,
  type Point,
} from "@/packages/road-art/drawing/svg";

/** A man bent over a shovel, facing left, before a heap; feet on y 69.6. */
export function worker(ink: Colour): string {
  const limb = (width: number, ...points: Point[]) =>
    line(points, ink, width, { cap: "round", join: "round" });

  const heap =
    "M27.2 69.6C28.4 65.4 29 60.4 32.2 56.8Q33.6 55.8 35.2 57C37.4 60.2 39.8 65.2 41 69.6Z";
  const helmet =
    "M37.6 31.6L36.8 30.4Q38.6 29.6 39 28.6Q41 24.6 44.8 25.6Q48.4 26.8 48 31.4L46.8 32.6Z";
  const shoes =
    "M52.2 66.6V69.6H44.6Q44.6 67.8 47.6 67ZM70.6 66L72.4 69.6H64.8Q64.8 67.6 67.2 66.8Z";

  return (
    path(heap + helmet + shoes, ink) +
    circle([43, 32.6], 3.6, ink) +
    // Back and hips, legs, arms
    limb(8.4, [49.6, 39.6], [56.4, 50]) +
    limb(5.4, [55.6, 51.6], [50, 59.4], [49.8, 66.6]) +
    limb(5.4, [57.6, 51.4], [62.6, 59.6], [68.6, 67]) +
    limb(3.6, [48, 39], [44.8, 46.4], [46.4, 52.6]) +
    limb(3.6, [52, 37.6], [61.8, 41.6], [57.8, 47.6]) +
    limb(1.5, [60.4, 46.6], [38, 56.4]) +
    path("M40.2 53.6L41.6 57L35.4 60.8L33 56.4Z", ink)
  );
}
