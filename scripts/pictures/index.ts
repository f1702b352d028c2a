import type { PictureId } from "@/content/pictures";

import { marks } from "./signs/marks";
import { closed } from "./signs/regulatory-closed";
import { directions } from "./signs/regulatory-directions";
import { auxiliary } from "./signs/auxiliary";
import { guideExpressway } from "./signs/guide-expressway";
import { guideRoads } from "./signs/guide-roads";
import { instruction } from "./signs/instruction";
import { crossings } from "./signs/instruction-crossings";
import { stop } from "./signs/regulatory-stop";
import { warningBends } from "./signs/warning-bends";
import { warningDangers } from "./signs/warning-dangers";
import { warningJunctions } from "./signs/warning-junctions";
import { warningLanes } from "./signs/warning-lanes";
import type { Drawing } from "./svg";

/** Every drawing of the library by the id of its picture. */
export const drawings: Record<PictureId, Drawing> = {
  ...closed,
  ...directions,
  ...auxiliary,
  ...guideExpressway,
  ...guideRoads,
  ...instruction,
  ...crossings,
  ...marks,
  ...stop,
  ...warningBends,
  ...warningDangers,
  ...warningJunctions,
  ...warningLanes,
};
