import { outline } from "@/packages/road-art/drawing/arrows";
import type { Silhouette } from "@/packages/road-art/drawing/silhouette";
import { circlePath, openPath } from "@/packages/road-art/drawing/svg";

/** A rider on a bicycle from the front. */
export const cyclistFront: Silhouette = {
  box: [0, 34, 0, 70],
  layers: [
    {
      solid:
        circlePath([17, 5.6], 5.6) +
        outline([
          [8.6, 13, 4],
          [25.4, 13, 4],
          [22.4, 35, 2],
          [11.6, 35, 2],
        ]),
      lines: [
        {
          data:
            openPath([
              [10.4, 16],
              [4, 25],
              [6, 32],
            ]) +
            openPath([
              [23.6, 16],
              [30, 25],
              [28, 32],
            ]),
          width: 3.8,
        },
        {
          data: openPath([
            [2, 33],
            [32, 33],
          ]),
          width: 2.6,
        },
        {
          data:
            openPath([
              [12.5, 36],
              [9, 47],
              [11, 60],
            ]) +
            openPath([
              [21.5, 36],
              [25, 45],
              [23.4, 54],
            ]),
          width: 4.4,
        },
        {
          data: openPath([
            [17, 40],
            [17, 68],
          ]),
          width: 3.4,
        },
      ],
    },
  ],
};
