import { outline } from "../drawing/arrows";
import type { Silhouette } from "../drawing/silhouette";
import { circlePath, closedPath, openPath } from "../drawing/svg";

/** A man with a hat walking to the right. */
export const walkingMan: Silhouette = {
  box: [3, 41.5, 0, 71],
  layers: [
    {
      backing: closedPath([
        [16, 17],
        [28, 17],
        [38, 34],
        [30, 44],
        [14, 44],
        [7, 36],
      ]),
      solid:
        circlePath([22.8, 10], 5.4) +
        outline([
          [17.6, 0.5, 2.5],
          [28, 0.5, 2.5],
          [29, 7],
          [33, 7, 0.9],
          [33, 8.9, 0.9],
          [13, 8.9, 0.9],
          [13, 7, 0.9],
          [16.6, 7],
        ]) +
        outline([
          [15, 16.5, 4],
          [29, 16.5, 4.5],
          [29.5, 43, 1.5],
          [14.5, 43, 1.5],
        ]) +
        // Leading leg, then the trailing one
        outline([
          [22.5, 41],
          [29.5, 41],
          [33, 55, 3],
          [37.3, 67.2],
          [41.5, 69, 1],
          [41.5, 71, 0.8],
          [33.5, 71, 0.8],
          [27.5, 57, 3],
        ]) +
        outline([
          [14.8, 41],
          [22, 41],
          [18.6, 57, 3],
          [9.2, 68.5],
          [10.8, 70.6, 0.8],
          [9, 71, 0.6],
          [3.2, 65.2, 0.9],
          [5, 64],
          [13.2, 55, 3],
        ]),
      lines: [
        {
          data:
            openPath([
              [26.8, 20],
              [32, 31.5],
              [38.6, 34],
            ]) +
            openPath([
              [17, 20],
              [10.8, 31.5],
              [6.6, 37],
            ]),
          width: 4.6,
        },
      ],
    },
  ],
};

/** A grown-up with a cap and a child, hand in hand, seen from the front. */
export const adultAndChild: Silhouette = {
  box: [0.3, 39.9, 0.8, 66],
  layers: [
    {
      solid:
        circlePath([11.5, 8.6], 5.2) +
        "M5.4 5.6C5.6 1.6 8.6.8 11.5.8S17.4 1.6 17.6 5.6L19.6 6.8V7.6H3.4V6.8Z" +
        outline([
          [3.6, 15, 4],
          [19.4, 15, 4],
          [19.5, 40, 1],
          [3.5, 40, 1],
        ]) +
        leg(3.8, 10.8, 3.2, 9.4, 39, 66) +
        leg(12.2, 19.2, 13.6, 19.8, 39, 66) +
        circlePath([31, 27.2], 5) +
        outline([
          [26.6, 33.4, 2.5],
          [35.4, 33.4, 2.5],
          [38.4, 52, 0.8],
          [23.6, 52, 0.8],
        ]) +
        leg(26.4, 30.4, 25.4, 30, 51, 66) +
        leg(31.6, 35.6, 32, 36.6, 51, 66),
      lines: [
        {
          data:
            openPath([
              [5.6, 18],
              [2.4, 37.5],
            ]) +
            openPath([
              [17.4, 18],
              [21.6, 30],
              [23.8, 39],
            ]),
          width: 4,
        },
        {
          data:
            openPath([
              [28, 35.4],
              [24.2, 39.6],
            ]) +
            openPath([
              [34.2, 35.8],
              [38.2, 46],
            ]),
          width: 3.2,
        },
      ],
    },
  ],
};

/** A leg from the front: straight down, a little wider at the shoe. */
function leg(
  left: number,
  right: number,
  shoeLeft: number,
  shoeRight: number,
  top: number,
  bottom: number,
): string {
  return outline([
    [left, top],
    [right, top],
    [Math.min(right, shoeRight), bottom - 4],
    [shoeRight, bottom, 1],
    [shoeLeft, bottom, 1],
    [Math.max(left, shoeLeft), bottom - 4],
  ]);
}
