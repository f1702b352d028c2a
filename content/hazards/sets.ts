/** The sets of ten scenes, each the name of its address: /sets/hazards-1/. */
export const hazardSetIds = [
  "hazards-1",
  "hazards-2",
  "hazards-3",
  "hazards-4",
  "hazards-5",
] as const;

export type HazardSetId = (typeof hazardSetIds)[number];

/** Scenes of a set, and statements of a scene. */
export const SCENES_PER_SET = 10;
export const STATEMENTS_PER_SCENE = 3;

/** What a scene is worth whose three statements are all answered right. */
export const SCENE_POINTS = 2;
