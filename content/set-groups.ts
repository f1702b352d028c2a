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

/** The groups of the chooser in their order. */
export const setGroups: readonly SetGroup[] = [
  { id: "karimenkyo", test: "karimenkyo", sets: numberedSets },
  { id: "honmenkyo", test: "honmenkyo", sets: honmenkyoSets },
  { id: "gaimen", test: "gaimen", sets: gaimenSets },
  { id: "more", sets: moreSets },
];

/** The sets of hazard scenes; they stand behind the papers of their test. */
export const sceneGroup = {
  id: "hazards",
  test: "honmenkyo",
  sets: hazardSetIds,
} as const satisfies {
  id: string;
  test: TestId;
  sets: readonly HazardSetId[];
};
