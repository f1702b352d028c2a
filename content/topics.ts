import type { RuleFile } from "./rules";

/** The rule files of each topic that a learner recognises; every file in one. */
export const topics = {
  signals: ["signals"],
  signs: ["signs"],
  markings: ["markings"],
  lanes: ["position"],
  signalling: ["driverSignals"],
  speed: ["speed"],
  intersections: ["intersections", "levelCrossings"],
  people: ["pedestrians", "cyclists"],
  overtaking: ["overtaking"],
  parking: ["parking"],
  conditions: ["lights", "naturalForces", "expressways"],
  driver: ["fitness", "belts", "licences", "exams"],
  car: ["vehicle", "accidents"],
  hazards: ["hazards"],
} as const satisfies Record<string, readonly RuleFile[]>;

export type TopicId = keyof typeof topics;

export const topicIds = Object.keys(topics) as TopicId[];

/** A rule file that stands in no topic is an error of types here. */
type Grouped = (typeof topics)[TopicId][number];
type Missing = Exclude<RuleFile, Grouped>;
export const everyFileHasATopic: [Missing] extends [never] ? true : Missing =
  true;
