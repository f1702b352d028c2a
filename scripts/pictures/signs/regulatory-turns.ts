import { arrow, band } from "../arrows";
import { auxText, withPlate } from "../boards";
import { colours } from "../colours";
import { ringSlash } from "../plates";
import { haloed } from "../silhouette";
import type { Drawings } from "../svg";

const { blue } = colours;

const acrossTheRoad =
  arrow(
    [
      [26, 40.5],
      [77, 40.5],
    ],
    7.5,
    { length: 20, width: 24 },
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
  arrow(
    [
      [53, 78],
      [64, 65, 12],
      [64, 42, 12],
      [53, 21],
    ],
    7.5,
    {
      length: 20,
      width: 23,
    },
  );

const noOvertakingAcrossCentre = ringSlash(haloed(overtaking, blue));

/** Signs that forbid turning off, turning round and overtaking. */
export const turns = {
  "312": ringSlash(haloed(acrossTheRoad, blue)),
  "313": ringSlash(haloed(uTurn, blue)),
  "314": noOvertakingAcrossCentre,
  "314-2": withPlate(noOvertakingAcrossCentre, auxText("追越し禁止")),
} satisfies Drawings;
