import type { PictureId } from "@/content/pictures";

import { buses } from "./scenes/buses";
import { mopedTurns } from "./scenes/crossings-moped";
import { plainCrossings } from "./scenes/crossings-plain";
import { positions } from "./scenes/crossings-position";
import { rightTurns } from "./scenes/crossings-right";
import { ring } from "./scenes/crossings-ring";
import { emergency } from "./scenes/emergency";
import { expressway } from "./scenes/expressway";
import { meeting } from "./scenes/meeting";
import { overtakingPlaces } from "./scenes/overtaking-places";
import { overtaking } from "./scenes/overtaking";
import { parkedCars } from "./scenes/parking";
import { hillMeeting } from "./scenes/profiles-hill";
import { profiles } from "./scenes/profiles";
import { railwayQueue } from "./scenes/railway-queue";
import { tramStops } from "./scenes/trams";
import { crossingViews } from "./scenes/views-crossing";
import { hazardViews } from "./scenes/views-hazards";
import { nightViews } from "./scenes/views-night";
import { turningViews } from "./scenes/views-turning";
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
  ...closed,
  ...directions,
  ...turns,
  ...parking,
  ...limits,
  ...only,
  ...lanes,
  ...turning,
  ...stop,
  ...buses,
  ...mopedTurns,
  ...plainCrossings,
  ...positions,
  ...rightTurns,
  ...ring,
  ...emergency,
  ...expressway,
  ...meeting,
  ...overtakingPlaces,
  ...overtaking,
  ...parkedCars,
  ...hillMeeting,
  ...profiles,
  ...railwayQueue,
  ...tramStops,
  ...crossingViews,
  ...hazardViews,
  ...nightViews,
  ...turningViews,
  ...pedestrians,
};
