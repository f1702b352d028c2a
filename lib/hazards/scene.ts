import type { Language } from "@/content/languages";
import type { LegalBasis } from "@/content/rules/schema";
import type { QuestionRef } from "../answers/question";

/** One of the three statements about a picture. */
export type Statement = {
  /** Its name outside the scene: "hz-07/1". */
  ref: QuestionRef;
  text: string;
  answer: boolean;
  /** What misled whoever took it for true; of false statements alone. */
  misjudgement?: string;
  why: string;
  basis: readonly LegalBasis[];
};

/** A place in a picture, in percent of its width and height. */
export type Place = { x: number; y: number };

/** A picture and what is asked about it. */
export type Face = {
  /** Address of the picture, without the base path. */
  image: string;
  alt: string;
  /** Where the things show that decide the answers. */
  cues: readonly Place[];
  statements: readonly Statement[];
  /** Changes with the situation, a statement or an answer. */
  revision: string;
};

/** A scene as it is practised. */
export type Scene = {
  id: string;
  title: string;
  situation: string;
  /** The language of all its texts; not always that of the page. */
  language: Language;
  /** Address of its plan, seen from above, without the base path. */
  plan: string;
  face: Face;
  /** Its second picture, in which one thing is different. */
  flip?: Face;
};
