import type { Language } from "@/content/languages";
import type { RuleId } from "@/content/rules";
import type { Day, LegalBasis } from "@/content/rules/schema";
import type { TopicId } from "@/content/topics";
import type { QuestionRef } from "@/lib/answers/question";

/** What a question says in one language. */
export type QuestionTexts = {
  /** What the driver of a hazard scene is doing. */
  situation?: string;
  question: string;
  /** Of a statement: true first, then false. */
  options: readonly string[];
  explanation: string;
  /** What the picture shows. */
  alt?: string;
  /** Where the rule is written, in words. */
  law: readonly string[];
};

/** A question as it is taken along, in every language at once. */
export type DataQuestion = {
  ref: QuestionRef;
  /** The set it stands in: "karimenkyo-3", "hazards-1". */
  set: string;
  topic: TopicId;
  /** None for some statements about hazard scenes. */
  rule?: RuleId;
  isStatement: boolean;
  /** Zero-based index into the options. */
  correct: number;
  /** Path of the drawing without the base path. */
  picture?: string;
  basis: readonly LegalBasis[];
  /** The day on which its rule was compared with the law. */
  checked: Day;
  /** Public address of the page where it is asked. */
  address: string;
  texts: Readonly<Record<Language, QuestionTexts>>;
};

/** A set with its questions, in the order of the chooser. */
export type DataSet = {
  id: string;
  titles: Readonly<Record<Language, string>>;
  questions: readonly DataQuestion[];
};

/** A drawing by its path without the base path. */
export type ReadPicture = (path: string) => Uint8Array;

/** "/images/signs/315.svg" under a name that no other file of a user has. */
export function pictureName(path: string): string {
  return `menkyo-mitra-${path.split("/").at(-1)}`;
}

/** The pictures of questions, each once, by the path. */
export function picturesOf(questions: readonly DataQuestion[]): string[] {
  return [...new Set(questions.flatMap(({ picture }) => picture ?? []))].sort();
}
