import { outline } from "@/packages/road-art/drawing/arrows";
import type { Silhouette } from "@/packages/road-art/drawing/silhouette";
import { circlePath } from "@/packages/road-art/drawing/svg";

const axles = [16, 26, 78, 108] as const;

/** A tractor with a semi-trailer, seen from the side, facing right. */
export const tractorTrailer: Silhouette = {
  box: [0, 122, 0, 46],
  layers: [
    {
      solid:
        outline([
          [0, 0, 1],
          [82, 0, 1],
          [82, 31, 1],
          [70, 31],
          [70, 36],
          [0, 36, 1],
        ]) +
        outline([
          [86, 5, 2],
          [104, 5, 4],
          [113, 20, 2],
          [120, 23, 2.5],
          [122, 38, 1.5],
          [68, 38],
          [68, 33.5],
          [86, 33.5],
        ]),
      cuts:
        outline([
          [92, 9],
          [102, 9, 1],
          [108, 20],
          [92, 20],
        ]) + axles.map((x) => circlePath([x, 39], 8.2)).join(""),
      inside: axles.map((x) => circlePath([x, 39], 6.6)).join(""),
    },
  ],
};
