import type { Outcome } from "@/content/hazards/outcomes";
import type { Language } from "@/content/languages";
import type { LegalBasis } from "@/content/rules/schema";
import type { QuestionRef } from "../answers/question";

/** One of the three statements about a picture. */
export type Statement = {
  /** Its name outside the scene: "hz-07/1". */
  ref: QuestionRef;
  text: string;
  answer: boolean;
  /** The common mistake behind answering True; only for false statements. */
  misjudgement?: string;
  why: string;
  basis: readonly LegalBasis[];
};

/** A position in a picture, in percent of its width and height. */
export type Place = { x: number; y: number };

/** Part of a picture, in percent of its width and height. */
export type Area = readonly [
  left: number,
  top: number,
  width: number,
  height: number,
];

/** A place that the learner can say danger may come from. */
export type NamedPlace = { name: string; area: Area; isDanger: boolean };

/** Something small in a picture: what it is, and where its middle is. */
export type Detail = readonly [
  kind: "left" | "right" | "sign",
  x: number,
  y: number,
];

/** The way of your own car, in units of the plan. */
export type OwnPath = {
  /** Units for a metre. */
  metre: number;
  /** What the dashboard shows, in km/h. */
  speed: number;
  points: readonly (readonly [x: number, y: number])[];
};

/** A picture and the statements about it. */
export type Face = {
  /** Address of the picture, without the base path. */
  image: string;
  alt: string;
  /** Positions of the cues that decide the answers. */
  cues: readonly Place[];
  /** Where danger may come from, and where not; from left to right. */
  places: readonly NamedPlace[];
  details: readonly Detail[];
  /** Path data on the plan: the ground that cannot be seen, by even and odd. */
  hidden: string;
  /** The names of what hides it. */
  hiding: readonly string[];
  statements: readonly Statement[];
  /** What it shows in motion; the second picture only has an approach. */
  outcome?: Outcome;
  /** Changes when the situation, a statement or an answer changes. */
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
  ownPath: OwnPath;
  face: Face;
  /** Its second picture, with one difference. */
  flip?: Face;
};
