import type { SignGroupId } from "../../sign-groups";

/** A group of signs: on its page, and in what search results show. */
type GroupMessages = Record<"name" | "line" | "title" | "description", string>;

/** The pages of signs, and the trainer. */
export type SignMessages = {
  signs: Record<
    | "name"
    | "title"
    | "description"
    | "intro"
    | "count"
    // Searching.
    | "search"
    | "searchHint"
    | "foundNone"
    | "foundOne"
    | "found"
    | "foundMore"
    | "searchFailed"
    // One sign.
    | "number"
    | "markingNumber"
    | "lineNumber"
    | "confused"
    | "rule"
    | "print",
    string
  > & { groups: Record<SignGroupId, GroupMessages> };
};
