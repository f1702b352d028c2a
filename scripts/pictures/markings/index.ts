import type { Drawings } from "@/packages/road-art/drawing/svg";
import { areas } from "./areas";
import { centreLines } from "./centre-lines";
import { crossings } from "./crossings";
import { joiningRoad } from "./joining-road";
import { junctions } from "./junctions";
import { laneLines } from "./lane-lines";
import { laneMarks } from "./lane-marks";
import { lanesByDirection } from "./lanes-by-direction";
import { places } from "./places";
import { rightSide } from "./right-side";
import { roadEdges } from "./road-edges";
import { roundabout } from "./roundabout";

/** Everything painted on roads. */
export const markings = {
  ...areas,
  ...centreLines,
  ...crossings,
  ...joiningRoad,
  ...junctions,
  ...laneLines,
  ...laneMarks,
  ...lanesByDirection,
  ...places,
  ...rightSide,
  ...roadEdges,
  ...roundabout,
} satisfies Drawings;
