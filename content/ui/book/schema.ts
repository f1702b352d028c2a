/** The messages of the book as pages; those of its reader are `book`. */
export type BookPagesMessages = {
  found: Record<
    | "title"
    | "description"
    | "chapterTitle"
    // {sections}: as many of its headings as there is room for.
    | "chapterDescription"
    | "chapterSummary"
    // In the picture that chats show.
    | "preview"
    | "errataTitle"
    | "errataDescription",
    string
  >;
} & Record<
  | "name"
  | "heading"
  | "intro"
  | "contents"
  | "chapter"
  | "pdf"
  | "viewer"
  | "teaser"
  | "inChapter"
  | "previous"
  | "next"
  | "allChapters"
  | "know"
  | "compared"
  | "comparedAll"
  | "changed"
  | "linkToRule"
  | "notTranslated"
  | "partlyTranslated"
  | "wrong"
  | "remember"
  | "exam"
  | "scene"
  | "answers"
  | "rule"
  | "alsoCalled"
  | "pictures"
  | "askedIn"
  | "practiseThese"
  | "inEnglish"
  | "report",
  string
> & {
    stages: Record<"provisional" | "full", string>;
    stageHelp: string;
    /** Of a chapter with sections of both kinds. */
    mixed: string;
    keep: Record<
      "heading" | "button" | "keeping" | "kept" | "failed" | "impossible",
      string
    >;
    errata: Record<
      | "title"
      | "intro"
      | "question"
      | "said"
      | "right"
      | "basis"
      | "release"
      | "reportHeading"
      | "reportText"
      | "reportLink"
      | "centreHeading"
      | "source",
      string
    > & { centre: readonly string[] };
  };
