import { colours } from "@/packages/road-art/drawing/colours";
import { path, polygon, type Drawings } from "@/packages/road-art/drawing/svg";
import { bicycleAbove } from "./parts-bicycle";
import { car } from "./parts-car";
import { lorry } from "./parts-lorry";
import { moped } from "./parts-moped";
import { corners, painted, scene, sides, stopLine, tree } from "./parts-road";

/** What a driver misses beside a vehicle. */
export const besideVehicles = {
  "sc-inner-wheel": scene(
    corners([56, 104], [28, 80]),
    tree([22, 10], 7),
    tree([136, 12]),
    tree([20, 106]),
    tree([138, 104], 7),
    painted([80, -2], [80, 26]),
    painted([80, 84], [80, 122]),
    painted([-2, 54], [50, 54]),
    painted([110, 54], [162, 54]),
    stopLine([81, 24], [103, 24]),
    path("M64 122V98Q64 60 10 60H-2V74H14Q60 74 66 110V122Z", {
      fill: colours.cloth,
      opacity: 0.5,
    }),
    path("M64 122V98Q64 60 10 60H-2", {
      stroke: colours.beam,
      width: 1.4,
      dash: [4, 3],
    }),
    path("M66 122V110Q60 74 14 74H-2", {
      stroke: colours.beam,
      width: 1.4,
      dash: [1.2, 2.4],
    }),
    bicycleAbove({ at: [59.4, 96], heading: 352 }),
    lorry({ at: [70, 86], heading: 335, indicators: "left", size: 0.86 }),
  ),
  "sc-blind-spots": scene(
    sides([35, 125], { walk: 6 }),
    painted([65, -2], [65, 122], { broken: true }),
    painted([95, -2], [95, 122], { broken: true }),
    tree([14, 24]),
    tree([146, 88], 6),
    ...[-1, 1].map((side) =>
      polygon(
        [
          [80 + side * 6, 49],
          [80 + side * 24, 51],
          [80 + side * 34, 86],
          [80 + side * 10, 70],
        ],
        { fill: colours.cloth, opacity: 0.55 },
      ),
    ),
    polygon(
      [
        [75, 65],
        [85, 65],
        [88, 82],
        [72, 82],
      ],
      { fill: colours.cloth, opacity: 0.55 },
    ),
    ...[-1, 1].map((side) =>
      polygon(
        [
          [80 + side * 6, 49],
          [80 + side * 10, 70],
          [80 + side * 34, 122],
          [80 + side * 12, 122],
        ],
        { fill: colours.beam, opacity: 0.3 },
      ),
    ),
    car("grey", { at: [62, 108] }),
    moped({ at: [103, 68], size: 1.1 }),
    car("own", { at: [80, 52] }),
  ),
} satisfies Drawings;
