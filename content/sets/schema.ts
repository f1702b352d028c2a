import type { PictureId } from "../pictures";
import type { RuleId } from "../rules";

/** The languages that learners read here. */
export type Language = "en" | "ne";

/** All that a translator writes. */
export type Words = {
  question: string;
  explanation: string;
  /**
   * What the picture shows, without giving the answer away. Needed only where
   * the words are not English: the picture's own description is.
   */
  imageAlt?: string;
};

/** All that a translator cannot change. */
type Facts = {
  /** 1, 2, 3… in file order. Append; never renumber. */
  id: number;
  /** The rule that makes the answer right. */
  rule: RuleId;
  /** Other rules that the statement or its explanation also states. */
  also?: readonly RuleId[];
  picture?: PictureId;
};

export type TrueFalseQuestion = Words & Facts & { answer: boolean };

export type MultipleChoiceQuestion = Words &
  Facts & {
    options: readonly [A: string, B: string, C: string, D: string];
    /** The letter that the learner sees beside the right option. */
    answer: "A" | "B" | "C" | "D";
  };

export type AuthoredQuestion = TrueFalseQuestion | MultipleChoiceQuestion;

/** A true/false set in another language: words for each id of its source. */
export type Translation<Source extends readonly TrueFalseQuestion[]> = Record<
  Source[number]["id"],
  Words
>;
