import type { Language } from "@/content/languages";
import type { RuleId } from "@/content/rules";
import type { Question } from "../answers/question";
import type { Detail } from "../hazards/scene";

/** What a paper asks about: a question, or one statement of a scene. */
export type Statement = Pick<
  Question,
  | "ref"
  | "question"
  | "explanation"
  | "image"
  | "imageAlt"
  | "basis"
  | "checked"
> & {
  /** Of its texts. */
  language: Language;
  /** Of a scene: what the driver is doing. */
  situation?: string;
  /** Of a scene: what is small in its picture. */
  details?: readonly Detail[];
  /** Of the rule in the book. */
  bookPlace?: Question["bookPlace"];
  /** Of a question: the rule that makes it right. */
  rule?: RuleId;
};
