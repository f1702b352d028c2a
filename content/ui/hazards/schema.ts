import type { HazardSetId } from "../../hazards/sets";

/** What is said where a scene's picture is enlarged, in practice and exams. */
export type EnlargeMessages = Record<
  | "open"
  | "heading"
  | "close"
  | "inside"
  | "left"
  | "right"
  | "sign"
  | "dashboard",
  string
>;

/** The messages of hazard practice. */
export type HazardMessages = Record<
  // The sets, in the chooser and to search engines.
  | "group"
  | "groupText"
  | "title"
  | "description"
  | "pictures"
  // The way through a set.
  | "position"
  | "check"
  | "next"
  | "results"
  | "isFirst"
  | "needsScript"
  // A scene.
  | "missing"
  | "points"
  | "noPoints"
  | "right"
  | "wrong"
  | "isTrue"
  | "isFalse"
  | "misjudgement"
  | "ringed"
  | "fromAbove"
  | "fromAboveAlt"
  // What moves, and what is said of it.
  | "playAgain"
  | "stopPlaying"
  | "happensNext"
  | "doneRight"
  // Saying first where danger may come from.
  | "find"
  | "findHelp"
  | "marked"
  | "places"
  | "placesLegend"
  | "found"
  | "missed"
  | "tooMany"
  // The plan.
  | "hidden"
  | "speed"
  | "stopsAfter"
  | "offPlan"
  | "dryRoad"
  // The end of a set.
  | "score"
  | "realTest"
  | "scenes"
  | "scenePoints"
  | "again"
  | "againText"
  // The list of a set.
  | "listTitle"
  | "listText",
  string
> & {
  /** What the scenes of a set have in common. */
  names: Record<HazardSetId, string>;
};
