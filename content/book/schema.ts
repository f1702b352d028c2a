import type { PictureId } from "../pictures";
import type { RuleId } from "../rules";

/** A wrong belief, and the rules that put it right. */
type Trap = { belief: string; rules: readonly RuleId[] };

/** One day of the study plan; chapters are named by their place in the book. */
type StudyDay = { task: string; chapters: readonly number[] };

/** A piece of a chapter: why and how in prose, what in rules. */
export type Section = {
  title: string;
  /**
   * The reason, a way to remember, a typical mistake. Never a figure that is
   * not in one of the section's rules.
   */
  prose?: readonly string[];
  /** Printed as they stand in `content/rules`. */
  rules?: readonly RuleId[];
  /** Shown as plates: picture, number, names, meaning. */
  pictures?: readonly PictureId[];
  traps?: readonly Trap[];
  days?: readonly StudyDay[];
};

export type Chapter = {
  /** Part of the address of the chapter inside the book. */
  id: string;
  title: string;
  /** What the chapter is about, in one or two sentences. */
  intro: string;
  sections: readonly Section[];
};
