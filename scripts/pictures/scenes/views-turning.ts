import { colours } from "@/packages/road-art/drawing/colours";
import {
  group,
  path,
  place,
  rect,
  type Drawings,
} from "@/packages/road-art/drawing/svg";
import { lorryFront } from "./parts-boxes";
import { boxFlank } from "./parts-flank";
import { cyclist, cyclistFront, motorcycleFront } from "./parts-riders";
import { greenLight } from "./parts-street";
import {
  brokenAhead,
  driverView,
  skyline,
  slab,
  stand,
  zebraAhead,
} from "./parts-view";

const far = 90;

const mirror = group(
  {},
  rect([4, 40, 4, 34], { fill: colours.tyre }, 4),
  rect([6, 38, 6, 32], colours.sky, 3),
  rect([6, 38, 15, 32], colours.asphalt, 3),
  path("M16 15L9 31", { stroke: colours.white, width: 1 }),
  rect([30, 38, 12, 32], colours.ownCar, 2),
  place(cyclistFront(), [20, 31], 1),
);

/** Turns at crossings, from the driver's seat. */
export const turningViews = {
  "sc-left-cyclist": driverView(
    { indicator: "left" },
    skyline,
    slab([-5, 7.6], [1.8, far], colours.sidewalk),
    slab([-2.05, 4.55], [1.8, far], colours.kerb),
    slab([-1.95, 4.45], [1.8, far], colours.asphalt),
    slab([-60, 60], [9, 17], colours.asphalt),
    zebraAhead([-1.9, 4.4], [6.6, 8.6]),
    slab([-1.9, 1.2], [5.4, 5.75], colours.white),
    slab([1.18, 1.32], [2, 5.4], colours.white),
    slab([1.18, 1.32], [18, far], colours.white),
    stand(cyclist(), -1.45, 5),
    mirror,
  ),
  "sc-int-right-shadow": driverView(
    { indicator: "right" },
    skyline,
    slab([-6, 9.6], [1.8, far], colours.sidewalk),
    slab([-3.4, 6.8], [1.8, far], colours.asphalt),
    slab([-60, 60], [1.8, 13], colours.asphalt),
    zebraAhead([-3.3, 6.7], [14, 17]),
    slab([1.25, 6.7], [18, 18.6], colours.white),
    brokenAhead(1.25, 19),
    greenLight([52, 20]),
    path("M41 20L30 20", { stroke: colours.pole, width: 1.2 }),
    path("M30 18L30 56", { stroke: colours.pole, width: 1.6 }),
    stand(motorcycleFront(), 4.55, 12.4),
    boxFlank(1.3, [10, 16.5], 3.1),
    stand(lorryFront(), 2.4, 10),
  ),
} satisfies Drawings;
