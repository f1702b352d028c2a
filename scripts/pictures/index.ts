import type { PictureId } from "@/content/pictures";
import type { Drawing } from "@/packages/road-art/drawing/svg";
import { hands } from "./hands";
import { markings } from "./markings";
import { beside } from "./scenes/beside";
import { buses } from "./scenes/buses";
import { mopedTurns } from "./scenes/crossings-moped";
import { otherUsers } from "./scenes/crossings-others";
import { plainCrossings } from "./scenes/crossings-plain";
import { positions } from "./scenes/crossings-position";
import { rightTurns } from "./scenes/crossings-right";
import { ring } from "./scenes/crossings-ring";
import { emergency } from "./scenes/emergency";
import { expressway } from "./scenes/expressway";
import { besideVehicles } from "./scenes/large-turn";
import { meeting } from "./scenes/meeting";
import { overtaking } from "./scenes/overtaking";
import { overtakingPlaces } from "./scenes/overtaking-places";
import { parkedCars } from "./scenes/parking";
import { profiles } from "./scenes/profiles";
import { crest } from "./scenes/profiles-crest";
import { hillMeeting } from "./scenes/profiles-hill";
import { railwayQueue } from "./scenes/railway-queue";
import { tramStops } from "./scenes/trams";
import { crossingViews } from "./scenes/views-crossing";
import { hazardViews } from "./scenes/views-hazards";
import { nightViews } from "./scenes/views-night";
import { tunnelViews } from "./scenes/views-tunnel";
import { turningViews } from "./scenes/views-turning";
import { weatherViews } from "./scenes/views-weather";
import { signals } from "./signals";
import { auxiliary } from "./signs/auxiliary";
import { guideExpressway } from "./signs/guide-expressway";
import { guidePlaces } from "./signs/guide-places";
import { guideRest } from "./signs/guide-rest";
import { guideRoads } from "./signs/guide-roads";
import { instruction } from "./signs/instruction";
import { crossings } from "./signs/instruction-crossings";
import { marks } from "./signs/marks";
import { noticeMap } from "./signs/notice-map";
import { closed } from "./signs/regulatory-closed";
import { directions } from "./signs/regulatory-directions";
import { lanes } from "./signs/regulatory-lanes";
import { limits } from "./signs/regulatory-limits";
import { oneWay } from "./signs/regulatory-one-way";
import { only } from "./signs/regulatory-only";
import { parking } from "./signs/regulatory-parking";
import { parkingWays } from "./signs/regulatory-parking-ways";
import { pedestrians } from "./signs/regulatory-pedestrians";
import { special } from "./signs/regulatory-special";
import { stop } from "./signs/regulatory-stop";
import { turning } from "./signs/regulatory-turning";
import { turns } from "./signs/regulatory-turns";
import { warningBends } from "./signs/warning-bends";
import { warningDangers } from "./signs/warning-dangers";
import { warningJunctions } from "./signs/warning-junctions";
import { warningLanes } from "./signs/warning-lanes";

/** Every drawing of the library by the id of its picture. */
export const drawings: Record<PictureId, Drawing> = {
  ...hands,
  ...markings,
  ...signals,
  ...closed,
  ...directions,
  ...auxiliary,
  ...instruction,
  ...crossings,
  ...stop,
  ...warningBends,
  ...warningDangers,
  ...warningJunctions,
  ...warningLanes,
  ...turns,
  ...parking,
  ...parkingWays,
  ...special,
  ...noticeMap,
  ...limits,
  ...only,
  ...oneWay,
  ...lanes,
  ...turning,
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
  ...tunnelViews,
  ...otherUsers,
  ...beside,
  ...besideVehicles,
  ...crest,
  ...weatherViews,
  ...pedestrians,
  ...guideRoads,
  ...guideExpressway,
  ...guideRest,
  ...guidePlaces,
  ...marks,
};
