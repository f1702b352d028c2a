import type { PluralMessage } from "../plural";

/** The messages of practice, in which questions are chosen for the learner. */
export type PracticeMessages = Record<
  | "title"
  | "description"
  | "intro"
  | "firstIntro"
  | "mistakesIntro"
  | "topicIntro"
  | "ruleIntro"
  | "likeIntro"
  | "leave"
  | "menu"
  | "whichTest"
  | "whichTestHint"
  | "loading"
  | "needsScript"
  | "failed"
  | "someMissing"
  | "noMistakes"
  | "all"
  | "scenes"
  | "howSure"
  | "sure"
  | "guess"
  | "doneHeading"
  | "doneText"
  | "stronger"
  | "changes"
  | "more"
  | "toProgress",
  string
> &
  Record<"mistakesLater" | "gone" | "added" | "onceMore", PluralMessage>;
