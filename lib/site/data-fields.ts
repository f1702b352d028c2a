import type { DataField } from "@/content/ui/data/schema";

type Fields = readonly DataField[];

/** What stands at the head of each JSON file. */
export const headFields = [
  "title",
  "release",
  "lawChecked",
  "licence",
  "licenceAddress",
  "author",
] as const satisfies Fields;

/** The fields of each entry, and of its texts in one language. */
export const entryFields = {
  questions: {
    own: [
      "ref",
      "set",
      "topic",
      "kind",
      "answer",
      "rule",
      "basis",
      "checked",
      "picture",
      "address",
      "cite",
      "texts",
    ],
    texts: ["situation", "question", "options", "explanation", "alt", "law"],
    /** Those that some entries lack. */
    optional: ["rule", "picture", "situation", "options", "alt"],
  },
  rules: {
    own: [
      "id",
      "topic",
      "basis",
      "checked",
      "changed",
      "corrected",
      "address",
      "texts",
    ],
    texts: ["text", "law"],
    optional: ["changed", "corrected"],
  },
} as const satisfies Record<
  string,
  { own: Fields; texts: Fields; optional: Fields }
>;
