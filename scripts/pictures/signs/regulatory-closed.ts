import {
  motorcycle,
  motorcycleWithPassenger,
} from "@/packages/road-art/above/motorcycles";
import {
  bicycle,
  bus,
  carFront,
  truck,
} from "@/packages/road-art/above/vehicles";
import { withPlate } from "@/packages/road-art/drawing/boards";
import { colours } from "@/packages/road-art/drawing/colours";
import {
  discRed,
  redCross,
  ringSlash,
  ringWhite,
} from "@/packages/road-art/drawing/plates";
import { stamp, type Ink } from "@/packages/road-art/drawing/silhouette";
import { rect, type Drawings } from "@/packages/road-art/drawing/svg";
import { text } from "@/packages/road-art/drawing/text";
import { truckLoadPlate } from "./auxiliary-truck";

const { blue, white } = colours;
const ink: Ink = { colour: blue, halo: 1.7 };

const closedToTrucks = ringSlash(stamp(truck, [23, 77, 36, 64], ink));

/** Signs that shut a road to all or to some. */
export const closed = {
  "301": ringWhite(redCross, text("通行止", [33, 67, 66.5, 76.5], blue)),
  "302": ringSlash(),
  "303": discRed(rect([9.5, 90.5, 40, 60], white)),
  "304": ringSlash(stamp(carFront, [26, 74, 31, 67], ink)),
  "305": closedToTrucks,
  "305-2": withPlate(closedToTrucks, truckLoadPlate),
  "306": ringSlash(stamp(bus(116, 40), [21, 79, 40, 60], ink)),
  "307": ringSlash(stamp(motorcycle, [25, 74, 31, 70], ink)),
  "309": ringSlash(stamp(bicycle, [19, 81, 28, 66], ink)),
  "310": ringSlash(
    stamp(carFront, [34, 66, 23, 48], ink),
    stamp(motorcycle, [33, 67, 51, 78], ink),
  ),
  "310-2": ringSlash(stamp(motorcycleWithPassenger, [21, 77, 25, 68], ink)),
} satisfies Drawings;
