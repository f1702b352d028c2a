import type { PictureId } from "@/content/pictures";

import { hands } from "./hands";
import { markings } from "./markings";
import { signals } from "./signals";
import { closed } from "./signs/regulatory-closed";
import { directions } from "./signs/regulatory-directions";
import { lanes } from "./signs/regulatory-lanes";
import { limits } from "./signs/regulatory-limits";
import { only } from "./signs/regulatory-only";
import { parking } from "./signs/regulatory-parking";
import { pedestrians } from "./signs/regulatory-pedestrians";
import { stop } from "./signs/regulatory-stop";
import { turning } from "./signs/regulatory-turning";
import { turns } from "./signs/regulatory-turns";
import type { Drawing } from "./svg";

/** Every drawing of the library by the id of its picture. */
export const drawings: Record<PictureId, Drawing> = {
  ...hands,
  ...markings,
  ...signals,
  ...closed,
  ...directions,
  ...turns,
  ...parking,
  ...limits,
  ...only,
  ...lanes,
  ...turning,
  ...stop,
  ...pedestrians,
};
