import type { TopicId } from "../../topics";
import type { PluralMessage } from "../plural";

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
    | "begun"
    | "begunRight"
    | "done"
    | "doneLabel"
    | "over"
    | "overLabel"
    | "goOn"
    | "goOnLabel",
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
    | "scenes"
    | "how",
    string
  > & { more: PluralMessage; formula: readonly string[] };
  mastery: Record<"heading" | "text" | "none" | "right" | "percent", string>;
  mistakes: Record<"heading" | "none" | "practise", string> & {
    waiting: PluralMessage;
  };
  goal: Record<
    | "heading"
    | "ownTest"
    | "test"
    | "day"
    | "noDay"
    | "today"
    | "over"
    | "sure",
    string
  > &
    Record<"daysLeft" | "share" | "done", PluralMessage>;
  calendar: { heading: string } & Record<"day" | "summary", PluralMessage>;
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
    | "leftOut"
    | "invalid"
    | "newer"
    | "drawQr"
    | "qr"
    | "noQr"
    | "brought",
    string
  > &
    Record<"usedSets" | "usedAnswers", PluralMessage>;
  topics: Record<TopicId, string>;
};
