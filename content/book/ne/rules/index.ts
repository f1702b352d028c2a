import type { RuleId } from "../../../rules";
import { levelCrossings } from "./level-crossings";
import { signals } from "./signals";
import { position } from "./position";
import { overtaking } from "./overtaking";
import { pedestrians } from "./pedestrians";
import { cyclists } from "./cyclists";
import { fitness } from "./fitness";
import { belts } from "./belts";
import { lights } from "./lights";
import { exams } from "./exams";
import { signs } from "./signs";
import { markings } from "./markings";
import { intersections } from "./intersections";
import { driverSignals } from "./driver-signals";
import { parking } from "./parking";
import { licences } from "./licences";
import { hazards } from "./hazards";
import { speed } from "./speed";

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
};
