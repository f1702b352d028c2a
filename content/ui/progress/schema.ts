import type { TopicId } from "../../topics";

/** The messages of the learner's progress: her page, and what cards say of it. */
export type ProgressMessages = {
  page: Record<
    | "title"
    | "description"
    | "intro"
    | "needsScript"
    | "loading"
    | "failed"
    | "tryAgain"
    | "nothing"
    | "start"
    | "toExams"
    | "link",
    string
  >;
  /** Where she stands in a set. */
  ofSet: Record<
    "begun" | "begunRight" | "done" | "doneLabel" | "goOn" | "goOnLabel",
    string
  >;
  /** What to do next; that of practice is `page.start`. */
  next: Record<
    "begin" | "resume" | "mistakes" | "oneMistake" | "set" | "exam",
    string
  >;
  chance: Record<
    | "heading"
    | "percent"
    | "range"
    | "rangeOfOne"
    | "ready"
    | "notReady"
    | "tooFew"
    | "more"
    | "scenes"
    | "how",
    string
  > & { formula: readonly string[] };
  mastery: Record<"heading" | "text" | "none" | "right" | "percent", string>;
  mistakes: Record<"heading" | "waiting" | "none" | "practise", string>;
  goal: Record<
    | "heading"
    | "test"
    | "day"
    | "noDay"
    | "today"
    | "daysLeft"
    | "share"
    | "done"
    | "over"
    | "sure",
    string
  >;
  calendar: Record<"heading" | "day" | "summary", string>;
  /** What is kept: to carry to another phone, and to delete. */
  tools: Record<
    | "title"
    | "text"
    | "nothing"
    | "answered"
    | "deleteSet"
    | "deleteAll"
    | "confirm"
    | "confirmAll"
    | "deleted"
    | "copy"
    | "copied"
    | "copyFailed"
    | "code"
    | "use"
    | "used"
    | "leftOut"
    | "invalid"
    | "newer"
    | "drawQr"
    | "qr"
    | "noQr"
    | "brought",
    string
  >;
  topics: Record<TopicId, string>;
};
