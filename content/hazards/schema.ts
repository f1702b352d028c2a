import type { RuleId } from "../rules";
import type { LegalBasis } from "../rules/schema";

/** Whether a statement is true, and what misled whoever took it for true. */
type Verdict = { answer: true } | { answer: false; misjudgement: string };

/** One of the three statements about a scene. */
type HazardStatement = {
  statement: string;
  why: string;
  basis: readonly LegalBasis[];
  /** Rules of the catalogue that say the same. */
  rules?: readonly RuleId[];
} & Verdict;

/** The same statement about the second picture; the basis only if it changes. */
type FlippedStatement = {
  why: string;
  basis?: readonly LegalBasis[];
} & Verdict;

/** The statements of a scene are numbered, as in hz-07/1. */
export type StatementNumber = 1 | 2 | 3;

/**
 * What a scene is about: A intersections and meeting, B people, bicycles and
 * stops, C road, light and weather, D expressway and lanes.
 */
type HazardGroup = "A" | "B" | "C" | "D";

/** One scene of the hazard part of the full-licence test. */
export type HazardScene = {
  /** The name of its pictures: public/images/hazards. */
  id: `hz-${number}${number}`;
  title: string;
  group: HazardGroup;
  /** What the driver is doing. */
  situation: string;
  statements: readonly [HazardStatement, HazardStatement, HazardStatement];
  /**
   * A second picture has one cue changed. Only the statements are here whose
   * answer or reason changes with it; all others stay as they are.
   */
  flip?: Readonly<Partial<Record<StatementNumber, FlippedStatement>>>;
};

/** What a translator writes of a statement: what misled only if it is false. */
type VerdictText<Source> = Source extends { answer: false }
  ? { why: string; misjudgement: string }
  : { why: string };

type StatementTexts<Statements extends readonly unknown[]> = {
  readonly [Index in keyof Statements]: {
    statement: string;
  } & VerdictText<Statements[Index]>;
};

/**
 * A scene in another language: what the source has, no more and no less. The
 * texts of a second picture stand under the same numbers as in the source.
 */
type SceneText<Scene extends HazardScene> = {
  title: string;
  situation: string;
  /** What the picture shows, in words. */
  alt: string;
  statements: StatementTexts<Scene["statements"]>;
} & (Scene extends { flip: infer Flip }
  ? {
      flip: { alt: string } & {
        readonly [Number in keyof Flip]: VerdictText<Flip[Number]>;
      };
    }
  : unknown);

/** Scenes in another language, by their ids. */
export type HazardTranslation<Scene extends HazardScene> = {
  readonly [Id in Scene["id"]]: SceneText<Extract<Scene, { id: Id }>>;
};
