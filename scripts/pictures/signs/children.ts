import type { Colour } from "@/packages/road-art/drawing/colours";
import {
  circle,
  group,
  line,
  path,
  type Point,
} from "@/packages/road-art/drawing/svg";

/**
 * A boy with cap and satchel leading a smaller girl to the right; feet on
 * y 75.5, from x 31 to 72.
 */
export function children(ink: Colour, ground: Colour): string {
  const limb = (width: number, ...points: Point[]) =>
    line(points, ink, width, { cap: "round", join: "round" });

  const boy =
    circle([43.2, 30.4], 4.9, ink) +
    path(
      "M37.6 29.2Q37.2 23.6 43 23.4Q47.4 23.4 48.6 26.6L52 28.4Q52 29.6 50.6 29.6Z",
      ink,
    ) +
    path(
      "M40.6 35.4H45.4Q47.8 37 48 41L47.8 53.4L49.6 58.4L44.4 60.4L42.4 57L40.6 60L35.8 58.4L37.8 50L37.6 39Q38.2 36 40.6 35.4Z",
      ink,
    ) +
    path("M36.6 37.2Q32 37.6 31.6 41V46.4Q31.6 49 34 49H37Z", ink) +
    limb(3.4, [45.4, 38.6], [48.6, 45.6], [52.8, 51]) +
    limb(4, [39, 57.6], [37.6, 66], [33.8, 72.6]) +
    limb(2.6, [33.4, 72.6], [36, 74.9]) +
    limb(4, [46.4, 57.6], [47.2, 66], [46, 73]) +
    limb(2.6, [46, 74], [50, 74.4]) +
    line(
      [
        [37.3, 36.6],
        [37.3, 49.4],
      ],
      ground,
      0.8,
    );

  const girl =
    circle([61, 40.6], 4.4, ink) +
    path("M56 44.8Q54.6 35 61 34.8Q65.8 35 65.9 39.4L63 38.6L60 45.2Z", ink) +
    path("M58.4 46.2H63L64.4 52L68 62H54L57.4 52Z", ink) +
    limb(2.8, [58.6, 47.8], [56, 52], [52.8, 51]) +
    limb(2.8, [63, 48], [66.6, 53.6], [70.6, 56.4]) +
    limb(3, [58, 61.6], [57.8, 68], [55.6, 73.4]) +
    limb(2.2, [55.8, 74.4], [59, 74.6]) +
    limb(3, [64, 61.6], [66, 67.6], [66.6, 73.6]) +
    limb(2.2, [66.8, 74.4], [70.4, 74.6]);

  return group({}, boy + girl);
}
