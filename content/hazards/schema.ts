import type { RuleId } from "../rules";
import type { LegalBasis } from "../rules/schema";

/** One of the three statements about a scene. */
type HazardStatement = {
  statement: string;
  why: string;
  basis: readonly LegalBasis[];
  /** Rules of the catalogue that say the same. */
  rules?: readonly RuleId[];
} & (
  | { answer: true }
  | {
      answer: false;
      /** What misled whoever took it for true. */
      misjudgement: string;
    }
);

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
};
