import { hazardSetIds, type HazardSetId } from "./hazards/sets";
import {
  gaimenSets,
  honmenkyoSets,
  moreSets,
  numberedSets,
  type SetId,
} from "./question-sets";
import type { TestId } from "./tests";

/** Sets that stand together in the chooser. */
export type SetGroup = {
  /** The anchor of the group on the chooser's page. */
  id: TestId | "more";
  /** The written test that its papers are like. */
  test?: TestId;
  sets: readonly SetId[];
};

/** Sets of hazard scenes, which only the full-licence test asks. */
export type SceneGroup = {
  id: "hazards";
  test: TestId;
  sceneSets: readonly HazardSetId[];
};

/** The groups of the chooser in their order. */
export const setGroups: readonly (SetGroup | SceneGroup)[] = [
  { id: "karimenkyo", test: "karimenkyo", sets: numberedSets },
  { id: "honmenkyo", test: "honmenkyo", sets: honmenkyoSets },
  { id: "hazards", test: "honmenkyo", sceneSets: hazardSetIds },
  { id: "gaimen", test: "gaimen", sets: gaimenSets },
  { id: "more", sets: moreSets },
];
