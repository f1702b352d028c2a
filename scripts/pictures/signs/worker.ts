import type { Colour } from "../colours";
import { circle, line, path, type Point } from "../svg";

/** A man bent over a shovel, facing left, before a heap; feet on y 69.6. */
export function worker(ink: Colour): string {
  const limb = (width: number, ...points: Point[]) =>
    line(points, ink, width, { cap: "round", join: "round" });

  const heap =
    "M27.6 69.6C28.4 66 30.4 61.6 33 57.6Q34.4 56.4 36.6 57.4C38.4 60 40.6 65.4 41.8 69.6Z";
  const helmet =
    "M38.6 31.8Q38.4 27.4 42.8 27.2Q46.6 27.4 47 31.4L46.6 33L38.4 33Z";
  const trunk =
    "M43.6 36.4Q46 34.6 50 36.2L57 40.2Q60 43 59.8 48L59.6 54L50 56L47 49Z";
  const backLeg =
    "M59.6 51L62.6 60L67.4 67.6L69.2 69.6H61.6L61.4 67.4L56.4 60.4L53 54Z";
  const frontLeg =
    "M49.4 52L50.6 55.4L51.8 60L50.8 69.6H43Q43 67.6 46 67.2L46.6 60L48 54Z";

  return (
    path(heap, ink) +
    circle([42.9, 32.6], 3.7, ink) +
    path(helmet + trunk + backLeg + frontLeg, ink) +
    limb(3.4, [46, 37.6], [45.4, 45.6], [44.8, 52]) +
    limb(3.4, [56, 39.6], [64, 42.4], [55, 50.4]) +
    limb(1.5, [57, 48.8], [37, 56.6]) +
    path("M38.8 54.4L40 57.6L34.4 60.6L32.6 57.4Z", ink)
  );
}
