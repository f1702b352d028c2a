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
  // Looking for the danger first.
  | "tap"
  | "tapHelp"
  | "tapFound"
  | "tapNothing"
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
>;
