import type { TopicId } from "../../topics";
import type { PluralMessage } from "../plural";

/** The messages of exams, on screen and on paper. */
export type ExamMessages = {
  start: Record<
    | "heading"
    | "text"
    | "begin"
    | "beginCode"
    | "needsScript"
    | "time"
    | "byClock"
    | "noClock"
    | "code"
    | "codeHelp"
    | "invalid"
    | "shared"
    | "changed"
    | "print"
    | "loading"
    | "loadFailed"
    | "tryAgain",
    string
  >;
  /** An exam that was begun and not handed in. */
  open: Record<
    "heading" | "answered" | "goOn" | "giveUp" | "confirm",
    string
  > & { left: PluralMessage };
  /** The list of exams that were taken. */
  taken: Record<
    | "heading"
    | "none"
    | "points"
    | "passed"
    | "failed"
    | "noClock"
    | "code"
    | "again"
    | "answers",
    string
  >;
  session: Record<
    | "leave"
    | "position"
    | "progress"
    | "timeLeft"
    | "announced"
    | "flag"
    | "flagged"
    | "map"
    | "mapHeading"
    | "counts"
    | "answered"
    | "open"
    | "goBack"
    | "finish"
    | "statement"
    | "keys"
    | "gone",
    string
  >;
  handIn: Record<
    "heading" | "open" | "flagged" | "none" | "text" | "button" | "goBack",
    string
  >;
  results: Record<
    | "passed"
    | "failed"
    | "score"
    | "expired"
    | "time"
    | "of"
    | "paper"
    | "again"
    | "print"
    | "back"
    | "topics"
    | "review"
    | "filter"
    | "wrong"
    | "flagged"
    | "all"
    | "nothing"
    | "notAnswered"
    | "share",
    string
  > & { practise: PluralMessage };
  /** The paper that is printed. */
  paper: Record<
    | "title"
    | "name"
    | "date"
    | "rules"
    | "scenes"
    | "sceneRule"
    | "sheet"
    | "trueMark"
    | "falseMark"
    | "sheetText"
    | "key"
    | "keyText"
    | "mark"
    | "points"
    | "pageOf",
    string
  >;
  topics: Record<TopicId, string>;
};
