import { colours } from "@/packages/road-art/drawing/colours";
import {
  circle,
  framed,
  mirror,
  path,
  place,
  rect,
  rotate,
  type Drawings,
} from "@/packages/road-art/drawing/svg";
import { carSide } from "./parts-profile";

const up = Math.atan2(38, 86) * (180 / Math.PI);
const down = Math.atan2(22, 46) * (180 / Math.PI);
const size = 0.74;

/** A hilltop that hides what comes, seen from the side. */
export const crest = {
  "sc-overtake-hilltop": framed(
    160,
    120,
    rect([0, 160, 0, 120], colours.sky),
    path(
      "M16 26a6 6 0 0 1 11-3a7 7 0 0 1 13 3ZM118 20a5 5 0 0 1 9-3a6 6 0 0 1 11 3Z",
      colours.cloud,
    ),
    circle([10, 88], 7, colours.hedge),
    circle([152, 74], 7, colours.hedge),
    path("M-2 102L84 64Q100 56.5 116 64L162 86V122H-2Z", colours.asphalt),
    path("M-2 102L84 64Q100 56.5 116 64L162 86", {
      stroke: colours.kerb,
      width: 2.4,
    }),
    path("M-2 110L84 72Q100 64.5 116 72L162 94V122H-2Z", colours.lawn),
    path("M-2 110L84 72Q100 64.5 116 72L162 94", {
      stroke: colours.lawnDark,
      width: 1.2,
    }),
    // How far the driver sees
    path("M31 80L128 44", { stroke: colours.white, width: 1, dash: [3, 3] }),
    place(rotate(carSide(true), -up, [0, 0]), [24, 91.4], size),
    place(rotate(carSide(false), -up, [0, 0]), [62, 74.6], size),
    place(rotate(mirror(carSide(false), 0), down, [0, 0]), [141, 76.8], size),
  ),
} satisfies Drawings;
