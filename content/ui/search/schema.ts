/** What the search finds, each kind in a group of its own. */
export type EntryKind =
  | "sign"
  | "term"
  | "chapter"
  | "test"
  | "rule"
  | "question"
  | "scene";

/** The page that searches the whole site. */
export type SearchMessages = {
  search: Record<
    | "name"
    | "title"
    | "description"
    // What chat previews say, where that is too long.
    | "summary"
    | "label"
    | "hint"
    // What was found.
    | "foundOne"
    | "found"
    | "showAll"
    | "none"
    | "nearest"
    | "missing"
    | "copy"
    | "copied"
    | "copyFailed"
    // While it loads, or does not.
    | "loading"
    | "failed"
    | "partFailed"
    | "tryAgain"
    | "needsScript"
    // Ways on without a search.
    | "browse"
    | "signs",
    string
  > & { kinds: Record<EntryKind, string> };
};
