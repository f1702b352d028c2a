/** What the JSON files say of an entry; the page and the schemas explain each. */
export type DataField =
  | "title"
  | "release"
  | "lawChecked"
  | "licence"
  | "licenceAddress"
  | "author"
  | "questions"
  | "rules"
  | "ref"
  | "set"
  | "topic"
  | "kind"
  | "answer"
  | "rule"
  | "basis"
  | "checked"
  | "picture"
  | "address"
  | "cite"
  | "texts"
  | "situation"
  | "question"
  | "options"
  | "explanation"
  | "alt"
  | "law"
  | "id"
  | "changed"
  | "corrected"
  | "text";

/** What can be taken along. */
type Format =
  | "anki"
  | "moodle"
  | "gift"
  | "qti"
  | "csv"
  | "json"
  | "signs"
  | "rules";

/** The page of files to take along, and the links to it. */
export type DataMessages = {
  data: Record<
    | "title"
    | "found"
    | "description"
    | "intro"
    | "edition"
    | "licence"
    /** Of a file that holds all languages. */
    | "all"
    | "schema"
    | "fieldsHeading"
    | "fieldsText"
    | "citeHeading"
    | "citeText",
    string
  > & {
    formats: Record<Format, { name: string; text: string }>;
    fields: Record<DataField, string>;
  };
};
