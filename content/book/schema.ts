import type { hazards1 } from "../hazards/hazards-1";
import type { hazards2 } from "../hazards/hazards-2";
import type { hazards3 } from "../hazards/hazards-3";
import type { hazards4 } from "../hazards/hazards-4";
import type { hazards5 } from "../hazards/hazards-5";
import type { PictureId } from "../pictures";
import type { RuleId } from "../rules";
import type { TestId } from "../tests";
import type { TermId } from "./glossary";
import type { TableId } from "./tables";

/** Part of the address of a chapter, on the site and inside the PDF. */
export type ChapterId =
  | "how-the-tests-work"
  | "signals"
  | "signs"
  | "markings"
  | "where-to-drive"
  | "speed-and-distance"
  | "intersections"
  | "pedestrians-cyclists-and-e-scooters"
  | "overtaking"
  | "level-crossings"
  | "parking-and-stopping"
  | "drivers-signals-horn-and-lights"
  | "expressways"
  | "alcohol-phone-and-belts"
  | "licences-and-marks"
  | "accidents-and-first-aid"
  | "the-vehicle"
  | "natural-forces-and-weather"
  | "hazard-prediction"
  | "what-changed"
  | "traps"
  | "the-numbers"
  | "words"
  | "study-plans";

/**
 * The first of the two tests that asks a section. What the provisional test
 * asks (stage 1 of the driving school), the full test asks too.
 */
export type Stage = "provisional" | "full";

/** A wrong belief, and the rules that put it right. */
export type Trap = {
  belief: string;
  /** The word or words of the belief that make it wrong. */
  decides: string;
  rules: readonly RuleId[];
};

/** One day of a study plan. */
export type StudyDay = {
  task: string;
  chapters: readonly ChapterId[];
  /** The test of which a mock exam is sat on that day. */
  exam?: TestId;
};

/** The scenes of `content/hazards`. */
export type SceneId = (
  | typeof hazards1
  | typeof hazards2
  | typeof hazards3
  | typeof hazards4
  | typeof hazards5
)[number]["id"];

/** A piece of a chapter: why and how in prose, what in rules. */
export type Section = {
  title: string;
  stage: Stage;
  /**
   * The reason, a way to remember, a typical mistake. Never a figure that is
   * not in one of the section's rules.
   */
  prose?: readonly string[];
  /** A way to remember, set apart from the prose. No figure that the rules lack. */
  remember?: string;
  /** Printed as they stand in `content/rules`. */
  rules?: readonly RuleId[];
  /** Shown as plates: picture, number, names, meaning. */
  pictures?: readonly PictureId[];
  /** Figures side by side, from `tables.ts`. */
  tables?: readonly TableId[];
  /** Worked hazard scenes: picture, three statements, answers and reasons. */
  scenes?: readonly SceneId[];
  /** Words of the tests, from `glossary.ts`. */
  terms?: readonly TermId[];
  traps?: readonly Trap[];
  days?: readonly StudyDay[];
};

export type Chapter = {
  id: ChapterId;
  title: string;
  /** What the chapter is about, in one or two sentences. */
  intro: string;
  /** The rules to know by heart, of those that the chapter prints. */
  know?: readonly RuleId[];
  sections: readonly Section[];
};
