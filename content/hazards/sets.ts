/** The sets of scenes, each the name of its address: /sets/hazards-1/. */
export const hazardSetIds = [
  "hazards-1",
  "hazards-2",
  "hazards-3",
  "hazards-4",
  "hazards-5",
] as const;

export type HazardSetId = (typeof hazardSetIds)[number];

/** How many scenes a set has. */
export const sceneCounts: Readonly<Record<HazardSetId, number>> = {
  "hazards-1": 10,
  "hazards-2": 10,
  "hazards-3": 10,
  "hazards-4": 10,
  "hazards-5": 8,
};

/** Statements of a scene. */
export const STATEMENTS_PER_SCENE = 3;

/** What a scene is worth whose three statements are all answered right. */
export const SCENE_POINTS = 2;
