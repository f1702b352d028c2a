import type { RuleId } from "../../../rules";
import { belts } from "./belts";
import { cyclists } from "./cyclists";
import { driverSignals } from "./driver-signals";
import { exams } from "./exams";
import { fitness } from "./fitness";
import { hazards } from "./hazards";
import { intersections } from "./intersections";
import { levelCrossings } from "./level-crossings";
import { lights } from "./lights";
import { overtaking } from "./overtaking";
import { position } from "./position";
import { signals } from "./signals";
import { pedestrians } from "./pedestrians";
import { signs } from "./signs";
import { markings } from "./markings";
import { parking } from "./parking";
import { licences } from "./licences";
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
