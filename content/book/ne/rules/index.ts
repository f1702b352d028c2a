import type { RuleId } from "../../../rules";
import { accidents } from "./accidents";
import { belts } from "./belts";
import { cyclists } from "./cyclists";
import { driverSignals } from "./driver-signals";
import { exams } from "./exams";
import { expressways } from "./expressways";
import { fitness } from "./fitness";
import { hazards } from "./hazards";
import { intersections } from "./intersections";
import { levelCrossings } from "./level-crossings";
import { licences } from "./licences";
import { lights } from "./lights";
import { markings } from "./markings";
import { naturalForces } from "./natural-forces";
import { overtaking } from "./overtaking";
import { parking } from "./parking";
import { pedestrians } from "./pedestrians";
import { position } from "./position";
import { signals } from "./signals";
import { signs } from "./signs";
import { speed } from "./speed";
import { vehicle } from "./vehicle";

/** The rules that are said in Nepali; the others are shown in English. */
export const rules: Readonly<Partial<Record<RuleId, string>>> = {
  ...levelCrossings,
  ...signals,
  ...position,
  ...overtaking,
  ...pedestrians,
  ...cyclists,
  ...fitness,
  ...belts,
  ...lights,
  ...exams,
  ...signs,
  ...markings,
  ...intersections,
  ...driverSignals,
  ...parking,
  ...licences,
  ...hazards,
  ...speed,
  ...expressways,
  ...accidents,
  ...vehicle,
  ...naturalForces,
};
