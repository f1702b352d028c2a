import { colours } from "@/packages/road-art/drawing/colours";
import {
  circle,
  group,
  path,
  rect,
  type Drawings,
} from "@/packages/road-art/drawing/svg";
import { vanRear } from "./parts-boxes";
import { carFront, carRear } from "./parts-ends";
import { running } from "./parts-figures";
import { boxFlank } from "./parts-flank";
import { cyclist } from "./parts-riders";
import {
  brokenAhead,
  driverView,
  seen,
  skyline,
  slab,
  stand,
  wall,
} from "./parts-view";

const far = 60;

const houses = group(
  {},
  path("M-2 14L22 2L46 16V50H-2Z", colours.building),
  path("M-2 14L22 2L46 16V20L22 7L-2 18Z", colours.buildingDark),
  rect([6, 16, 22, 32], colours.window),
  rect([26, 36, 24, 33], colours.window),
  path("M112 18L136 6L162 16V50H112Z", colours.building),
  path("M112 18L136 6L162 16V20L136 11L112 22Z", colours.buildingDark),
  rect([122, 131, 26, 34], colours.window),
  rect([142, 152, 24, 33], colours.window),
  circle([52, 44], 7, colours.hedge),
  circle([104, 43], 8, colours.hedge),
);

const rain = path(
  [
    [12, 8],
    [30, 22],
    [48, 6],
    [64, 26],
    [86, 10],
    [104, 24],
    [122, 6],
    [142, 20],
    [20, 44],
    [40, 60],
    [60, 48],
    [100, 56],
    [120, 44],
    [146, 58],
    [10, 74],
    [34, 88],
    [62, 78],
    [96, 86],
    [126, 76],
    [150, 90],
    [76, 40],
    [132, 98],
    [24, 100],
  ]
    .map(([x, y]) => `M${x} ${y}l-2.4 8`)
    .join(""),
  { stroke: colours.rain, width: 0.6, cap: "round", opacity: 0.8 },
);

/** Hazards on the road ahead, from the driver's seat. */
export const hazardViews = {
  "sc-hz-parked-children": driverView(
    {},
    rect([40, 120, 46, 49], colours.hedgeDark),
    houses,
    slab([-2.6, 3], [1.8, far], colours.asphalt),
    wall(-2.9, [2, far], 1.3, colours.kerb),
    wall(3.4, [2, far], 1.1, colours.hedge),
    slab([-2.1, -2], [1.8, far], colours.white),
    slab([2.4, 2.5], [1.8, far], colours.white),
    stand(running(), -0.68, 10.8),
    circle([seen(0.35, 10)[0], seen(0.35, 10)[1] - 2.2], 2.2, {
      fill: colours.lampRed,
      stroke: colours.white,
      width: 0.6,
    }),
    boxFlank(-0.68, [6, 10.2], 2),
    stand(vanRear(colours.otherCar), -1.55, 6),
  ),
  "sc-hz-bicycle-umbrella": driverView(
    { sky: colours.otherCarDark },
    skyline,
    slab([-5, 7.6], [1.8, far], colours.sidewalk),
    slab([-2.05, 4.55], [1.8, far], colours.kerb),
    slab([-1.95, 4.45], [1.8, far], colours.asphaltDark),
    brokenAhead(1.25, 2.2),
    stand(carFront(colours.greyCar, true), 2.95, 13),
    stand(carRear(colours.otherCar), -1.35, 9),
    stand(cyclist(true), 0, 7),
    rain,
  ),
} satisfies Drawings;
