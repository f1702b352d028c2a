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

/** The files of this folder by name. A key stands in one of them only. */
export const ruleFiles = {
  accidents,
  belts,
  cyclists,
  driverSignals,
  exams,
  expressways,
  fitness,
  hazards,
  intersections,
  levelCrossings,
  licences,
  lights,
  markings,
  naturalForces,
  overtaking,
  parking,
  pedestrians,
  position,
  signals,
  signs,
  speed,
  vehicle,
} as const;

/** Every rule that a question or the book may cite. */
export const rules = {
  ...accidents,
  ...belts,
  ...cyclists,
  ...driverSignals,
  ...exams,
  ...expressways,
  ...fitness,
  ...hazards,
  ...intersections,
  ...levelCrossings,
  ...licences,
  ...lights,
  ...markings,
  ...naturalForces,
  ...overtaking,
  ...parking,
  ...pedestrians,
  ...position,
  ...signals,
  ...signs,
  ...speed,
  ...vehicle,
} as const;

export type RuleFile = keyof typeof ruleFiles;

/** The key of a rule: readable, since a reviewer meets it at every question. */
export type RuleId = keyof typeof rules;
