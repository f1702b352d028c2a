import type { Silhouette } from "@/packages/road-art/drawing/silhouette";
import { boxPath } from "@/packages/road-art/drawing/svg";

/** A car seen from behind. */
export const carRear: Silhouette = {
  box: [-22, 22, -18, 18],
  layers: [
    {
      solid:
        "M-17 -8Q-14.5 -16.5 -9 -17.2Q0 -18.4 9 -17.2Q14.5 -16.5 17 -8L18.6 -3.6Q22 -2.6 22 1V10.5Q22 12.5 20 12.5H-20Q-22 12.5 -22 10.5V1Q-22 -2.6 -18.6 -3.6Z" +
        "M-20 11H-12.5V16Q-12.5 18 -14.5 18H-18Q-20 18 -20 16Z" +
        "M12.5 11H20V16Q20 18 18 18H14.5Q12.5 18 12.5 16Z",
      cuts:
        "M-13.6 -7.6Q-12 -13.6 -8 -14Q0 -14.8 8 -14Q12 -13.6 13.6 -7.6L14.6 -4H-14.6Z" +
        boxPath([-19.5, -12.5, -0.6, 3.6]) +
        boxPath([12.5, 19.5, -0.6, 3.6]) +
        boxPath([-5, 5, 1, 4.8]) +
        boxPath([-22, 22, 7.2, 8.6]),
    },
  ],
};
