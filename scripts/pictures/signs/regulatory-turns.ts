import { arrow, band, outline } from "@/packages/road-art/drawing/arrows";
import { auxText, withPlate } from "@/packages/road-art/drawing/boards";
import { colours } from "@/packages/road-art/drawing/colours";
import { ringSlash } from "@/packages/road-art/drawing/plates";
import { haloed } from "@/packages/road-art/drawing/silhouette";
import type { Drawings } from "@/packages/road-art/drawing/svg";

const { blue } = colours;

const acrossTheRoad =
  arrow(
    [
      [26, 40.5],
      [77, 40.5],
    ],
    7.5,
    { length: 19, width: 24, sweep: 2.4 },
  ) +
  band(
    [
      [36.5, 71],
      [36.5, 40.5, 12],
      [58, 40.5],
    ],
    7.5,
  );

const uTurn = arrow(
  [
    [35.7, 74],
    [35.7, 27.7, 14.3],
    [64.3, 27.7, 14.3],
    [64.3, 70.5],
  ],
  7.5,
  { length: 22.5, width: 26 },
);

const overtaking =
  arrow(
    [
      [40, 73.5],
      [40, 50.5],
    ],
    4,
    { length: 11, width: 12, round: 0.6 },
  ) +
  band(
    [
      [53, 78],
      [65.5, 63, 11],
      [54.6, 37],
    ],
    7.5,
  ) +
  // The head stands upright on the leaning shaft
  outline([
    [54, 21, 0.4],
    [65, 42, 1],
    [54, 38.6],
    [43, 42, 1],
  ]);

const noOvertakingAcrossCentre = ringSlash(haloed(overtaking, blue));

/** Signs that forbid turning off, turning round and overtaking. */
export const turns = {
  "312": ringSlash(haloed(acrossTheRoad, blue)),
  "313": ringSlash(haloed(uTurn, blue)),
  "314": noOvertakingAcrossCentre,
  "314-2": withPlate(noOvertakingAcrossCentre, auxText("追越し禁止")),
} satisfies Drawings;
