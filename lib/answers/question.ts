import type { BookPlace } from "@/content/book/chapter-ids";
import type { ChapterId } from "@/content/book/schema";
import type { RuleId } from "@/content/rules";
import type { Day, LegalBasis } from "@/content/rules/schema";
import type { SignPlace } from "@/content/sign-groups";
import type { TopicId } from "@/content/topics";

/** A question's name outside its set: "basic/7". It never changes. */
export type QuestionRef = `${string}/${number}`;

/** The option that says it of a statement: True is always the first. */
export const optionOf = (isTrue: boolean) => (isTrue ? 0 : 1);

/** Its picture, if it has one. */
export const picturesOf = ({ image }: Pick<Question, "image">) =>
  image ? [image] : [];

/** What is to be known of a question to take its answer. */
export type Answerable = Pick<Question, "ref" | "revision" | "correctAnswer">;

/** A question as a quiz shows it. */
export type Question = {
  /** Its number in the set, from 1. */
  id: number;
  ref: QuestionRef;
  question: string;
  options: readonly string[];
  /** Zero-based index into options. */
  correctAnswer: number;
  explanation?: string;
  /** Address of a picture, without the base path. */
  image?: string;
  imageAlt?: string | undefined;
  /** Addresses of recorded voices, without the base path. */
  recordings?: { question?: string; explanation?: string };
  /** Where the sign that it is about is explained. */
  sign?: SignPlace | undefined;
  /** The rule that makes the answer right, and what it is about. */
  rule: RuleId;
  topic: TopicId;
  /** What a right answer is worth in the real test. */
  points: number;
  /** Where the rule is written, and when it was compared. */
  basis: readonly LegalBasis[];
  checked: Day;
  /** Where the book tells the rule; under its own id in a chapter alone. */
  bookPlace: BookPlace | ChapterId;
  /** Changes when the question or its answer does. */
  revision: string;
};
