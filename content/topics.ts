import type { RuleFile } from "./rules";

/** The topic of each rule file, as a learner recognises it. */
export const topicOfFile = {
  signals: "signals",
  signs: "signs",
  markings: "markings",
  position: "lanes",
  driverSignals: "signalling",
  speed: "speed",
  intersections: "intersections",
  levelCrossings: "intersections",
  pedestrians: "people",
  cyclists: "people",
  overtaking: "overtaking",
  parking: "parking",
  lights: "conditions",
  naturalForces: "conditions",
  expressways: "conditions",
  fitness: "driver",
  belts: "driver",
  licences: "driver",
  exams: "driver",
  vehicle: "car",
  accidents: "car",
  hazards: "hazards",
} as const satisfies Record<RuleFile, string>;

export type TopicId = (typeof topicOfFile)[RuleFile];

/** Every topic once, in the order in which they are taught. */
export const topicIds = [...new Set<TopicId>(Object.values(topicOfFile))];
