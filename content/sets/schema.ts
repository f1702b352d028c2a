import type { PictureId } from "../pictures";
import type { RuleId } from "../rules";

/** All that a translator writes. */
export type QuestionText = {
  question: string;
  explanation: string;
};

type FourOptions = readonly [A: string, B: string, C: string, D: string];

/** The same for a question with four options, in the source's order. */
type MultipleChoiceText = QuestionText & { options: FourOptions };

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

export type TrueFalseQuestion = QuestionText & Facts & { answer: boolean };

export type MultipleChoiceQuestion = MultipleChoiceText &
  Facts & {
    /** The letter that the learner sees beside the right option. */
    answer: "A" | "B" | "C" | "D";
  };

export type AuthoredQuestion = TrueFalseQuestion | MultipleChoiceQuestion;

/** A set in another language: the text of each question of its source. */
export type Translation<Source extends readonly AuthoredQuestion[]> = {
  [Id in Source[number]["id"]]: Extract<
    Source[number],
    { id: Id }
  > extends MultipleChoiceText
    ? MultipleChoiceText
    : QuestionText;
};
