import { adultAndChild } from "@/packages/road-art/above/people";
import { bicycle, carFront } from "@/packages/road-art/above/vehicles";
import { colours } from "@/packages/road-art/drawing/colours";
import { discBlue } from "@/packages/road-art/drawing/plates";
import { stamp, type Ink } from "@/packages/road-art/drawing/silhouette";
import { mirror, type Drawings } from "@/packages/road-art/drawing/svg";

const { blue, white } = colours;
const ink: Ink = { colour: white, ground: blue };

/** Signs that keep a road for some. */
export const only = {
  "325": discBlue(stamp(carFront, [18, 82, 24, 74], ink)),
  "325-2": discBlue(mirror(stamp(bicycle, [17, 83, 30, 70], ink))),
  "325-3": discBlue(
    stamp(adultAndChild, [30, 57, 8, 51], ink),
    mirror(stamp(bicycle, [18, 62, 54, 81], ink)),
  ),
  "325-4": discBlue(stamp(adultAndChild, [30, 70, 17, 83], ink)),
} satisfies Drawings;
