/** The messages of the page for teachers, and of sending a result to one. */
export type TeachMessages = {
  page: Record<
    | "name"
    | "title"
    | "description"
    | "intro"
    | "needsScript"
    | "tryAgain"
    | "loading"
    | "data",
    string
  > & { steps: readonly [string, string, string] };
  make: Record<
    | "heading"
    | "test"
    | "count"
    | "countHelp"
    | "topics"
    | "allTopics"
    | "someTopics"
    | "topicsHelp"
    | "pictures"
    | "version"
    | "versionHelp"
    | "code"
    | "codeHelp"
    | "invalid"
    | "another"
    | "none"
    | "fewer",
    string
  >;
  use: Record<
    | "heading"
    | "facts"
    | "show"
    | "print"
    | "printPaper"
    | "printSheet"
    | "printKey"
    | "printCards"
    | "send"
    | "sendText"
    | "mark",
    string
  >;
  show: Record<
    | "label"
    | "position"
    | "answer"
    | "hide"
    | "hands"
    | "more"
    | "fewer"
    | "previous"
    | "next"
    | "full"
    | "close"
    | "keys",
    string
  >;
  collect: Record<
    | "heading"
    | "text"
    | "paste"
    | "pasteHelp"
    | "add"
    | "nothing"
    | "added"
    | "failed"
    | "refused"
    | "cut"
    | "changed"
    | "forged"
    | "doubled"
    | "old"
    | "empty"
    | "paper"
    | "learners"
    | "nameOf"
    | "nameless"
    | "name"
    | "version"
    | "points"
    | "missed"
    | "remove"
    | "confirmOne"
    | "again"
    | "againText"
    | "againNone"
    | "missedBy"
    | "topics"
    | "questions"
    | "rightOf"
    | "oldResults"
    | "csv"
    | "deleteAll"
    | "confirm"
    | "kept",
    string
  >;
  mark: Record<
    | "heading"
    | "text"
    | "name"
    | "grid"
    | "cell"
    | "none"
    | "save"
    | "saved"
    | "tooFew",
    string
  >;
  answer: Record<
    | "heading"
    | "text"
    | "begin"
    | "left"
    | "handIn"
    | "confirm"
    | "result"
    | "review",
    string
  >;
  /** A set on another site's page. */
  embed: Record<
    | "heading"
    | "text"
    | "set"
    | "question"
    | "language"
    | "code"
    | "copy"
    | "open",
    string
  >;
  /** On the results of a paper that a teacher sent. */
  send: Record<
    | "button"
    | "heading"
    | "text"
    | "name"
    | "code"
    | "copy"
    | "copied"
    | "copyFailed"
    | "drawQr"
    | "qr"
    | "noQr"
    | "shareText",
    string
  >;
  plans: Record<
    "heading" | "text" | "print" | "read" | "sets" | "exam",
    string
  > & {
    week: TeachingPlanTexts;
    month: TeachingPlanTexts;
  };
};

/** A plan: its heading, what it is for, and the lesson of each day or week. */
type TeachingPlanTexts = {
  title: string;
  text: string;
  /** What a lesson is called: "Day {number}". */
  lesson: string;
  /** As many as the plan has lessons: `content/teaching-plans.ts`. */
  lessons: readonly string[];
};
