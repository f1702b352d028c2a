import type { ChapterId } from "./schema";

/**
 * The chapters in their order, as addresses name them. Apart from the chapters
 * themselves, so that a link to one costs a phone no text.
 */
export const chapterIds = [
  "how-the-tests-work",
  "signals",
  "signs",
  "markings",
  "where-to-drive",
  "speed-and-distance",
  "intersections",
  "pedestrians-cyclists-and-e-scooters",
  "overtaking",
  "level-crossings",
  "parking-and-stopping",
  "drivers-signals-horn-and-lights",
  "expressways",
  "alcohol-phone-and-belts",
  "licences-and-marks",
  "accidents-and-first-aid",
  "the-vehicle",
  "natural-forces-and-weather",
  "hazard-prediction",
  "what-changed",
  "traps",
  "the-numbers",
  "words",
  "study-plans",
] as const satisfies readonly ChapterId[];

/** A place in the book: the anchor of a rule or a plate in its chapter. */
export type BookPlace = `${ChapterId}#${string}`;
