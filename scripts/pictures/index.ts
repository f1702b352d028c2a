import type { PictureId } from "@/content/pictures";

import { hands } from "./hands";
import { markings } from "./markings";
import { signals } from "./signals";
import { closed } from "./signs/regulatory-closed";
import { directions } from "./signs/regulatory-directions";
import { stop } from "./signs/regulatory-stop";
import type { Drawing } from "./svg";

/** Every drawing of the library by the id of its picture. */
export const drawings: Record<PictureId, Drawing> = {
  ...hands,
  ...markings,
  ...signals,
  ...closed,
  ...directions,
  ...stop,
};
